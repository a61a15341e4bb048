/** Under the earth: drops, a heartbeat, something that breathes. */
export const catacombs = `
tempo 72
metre 4
tonic E3
mode phrygian
echo 26
room 42

melody lead kithara volume 96 pan -10 octave 1
melody breath flute volume 42 pan 18 octave 1
figure drops bell volume 32 pan 45 octave 2
figure dark strings volume 16 pan -20
figure bass bass volume 38 octave -1
drums beat volume 46

order A B

pattern A
chords 1               | 1               | 2               | 1
     | 7,              | 6,              | 2               | 1
lead   5 - - - 4 3 4 - | 5 - - - . . . . | 6 - - 5 4 - 2 - | 3 - 2 - 1 - . .
     | 2 - - - 4 - 5 4 | 3 - - 2 1 - . . | 2 - 4 - 6 - 4 2 | 1 - - - - - . .
drops  . . . . . 5 . .  | . . . 8 . . . . | . . . . . . 5 .  | . . 3 . . . . .
dark   1+5 - - -
bass   1 - - -
beat   d . d . . . . .  | d . d . . . t .

pattern B
chords 6,              | 7,              | 1               | 1
     | 6,              | 4               | 2               | 1
breath 3 - 5 - 6 5 3 - | 4 - - 3 2 - . . | 5 - - 6 5 4 3 - | 5 - - - . . . .
     | 8 - - 7 6 - 5 - | 6 - - 5 4 - . . | 4 - 6 - 5 - 4 2 | 3 - 2 - 1 - - .
lead   1 . . 3 . . . .  | 2 . . 4 . . . .  | 1 . . 3 . . 5 .  | . . 1 . 3 . 5 .
     | 1 . . 3 . . . .  | 4 . . 6 . . . .  | 2 . . 4 . . . .  | . . . . 5, - . .
drops  . . . . 8 . . .  | . . . . . . . 3
dark   1+3+5 - - -
bass   1 - - 5
beat   d . d . . . t .  | d . d . . h . h
`;
