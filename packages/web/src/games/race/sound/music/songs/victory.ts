/** Out, and first. */
export const victory = `
tempo 120
metre 4
tonic D4
mode mixolydian
echo 16
room 30
once

melody lead lyre volume 74 pan -15
melody reed aulos volume 40 pan 15
figure harp kithara volume 36 octave -1
figure bass bass volume 54 octave -1
drums beat volume 40

order A

pattern A
chords 1               | 4,              | 7,              | 1
lead   1 3 5 - 5 - 8 - | 8 - 6 - 8 - 9 - | 9 - 8 7 - 8 9 - | 8 - - - - - - -
reed   . . 3 - 3 - 5 - | 6 - 4 - 6 - 6 - | 7 - 6 4 - 4 7 - | 5 - - - - - - -
harp   1 5 8 5 3' 5 8 5 | 1 5 8 5 3' 5 8 5 | 1 5 8 5 3' 5 8 5 | 1+5+8 - - - - - - -
bass   1 . 1 .         | 1 . 1 .         | 1 . 1 .         | 1 - - -
beat   d . t t d . t .  | d . t t d . t .  | d . t t d t t t  | d+c . . . . . . .
`;
