/** The thread is cut. */
export const gameOver = `
tempo 84
metre 4
tonic E3
mode phrygian
echo 22
room 40
once

melody lead kithara volume 96 octave 1
figure dark strings volume 20
figure bass bass volume 38 octave -1
drums beat volume 44

order A

pattern A
chords 1               | 2               | 1
lead   5 - 4 - 3 - 2 - | 4 - 3 - 2 - - - | 1 - - - - - - -
dark   1+5 - - -
bass   1 - - -
beat   d . d . . . . .  | d . d . . . . .  | d . . . . . . .
`;
