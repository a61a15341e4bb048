/** Before the gate: what is to come, and that it is old. */
export const title = `
tempo 92
metre 4
tonic D4
mode dorian
echo 20
room 34

melody lead lyre volume 76 pan -10
melody pipe flute volume 42 pan 15
figure harp kithara volume 36 pan 30 octave -1
figure air strings volume 17 pan -20 octave -1
figure bass bass volume 46 octave -1
drums beat volume 38

order A B

pattern A
chords 1               | 7,              | 4,              | 1
     | 1               | 3               | 7,              | 1
lead   1 - - 2 3 - 5 - | 4 - 3 - 2 - . . | 6 - - 5 4 - 6 - | 5 - - - . . . .
     | 8 - - 7 5 - 3 - | 5 - 3 - 5 - 7 - | 4 - 3 - 2 - 7, - | 1 - - - - - . .
harp   1 5 8 5 3' 5 8 5
air    1+5 - - -
bass   1 - - 5

pattern B
chords 3               | 7,              | 4,              | 1
     | 3               | 7,              | 5,              | 1
pipe   7 - 8 7 5 - 3 - | 9 - - 8 7 - 4 - | 8 - 6 - 4 - 6 - | 5 - - 3 1 - . .
     | 5 - 6 7 - - 5 - | 4 - - 3 2 - 4 - | 5 - 4 - 2 - 7, - | 1 - - - - - . .
lead   . . 5 .         | . . 4 2         | . . 6 .         | . . 3 5
     | . . 5 .         | . . 4 2         | . . 5 .         | 3 5 8 .
harp   1 . 5 8 . 5 3' .
air    1+3+5 - - -
bass   1 - 5 -
beat   d . . h t . h .  | d . . h t . . .
`;
