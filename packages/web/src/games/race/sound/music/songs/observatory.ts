/** Above the roofs at night: wide, still, a sky that turns. */
export const observatory = `
tempo 80
metre 4
tonic F3
mode lydian
echo 30
room 45

melody star flute volume 46 pan 12 octave 1
melody lead lyre volume 60 pan -18 octave 1
figure sky bell volume 22 pan 30 octave 1
figure air strings volume 18 pan -15
figure bass bass volume 46 octave -1
drums beat volume 40 pan 10

order A B

pattern A
chords 1               | 2               | 1               | 2
     | 6,              | 5,              | 2               | 1
star   3 - - - 5 - 4 - | 6 - - 5 4 - 2 - | 5 - - 8 7 - 5 - | 4 - - - 6 - . .
     | 8 - - 7 6 - 3 - | 5 - - - 7 - 5 - | 6 - - 5 4 - 2 - | 3 - - - - - . .
sky    1 5 8 3' 5' 3' 8 5
air    1+3+5 - - -
bass   1 - - -

pattern B
chords 3               | 5,              | 1               | 2
     | 3               | 6,              | 7,              | 2
lead   7 - 5 - 3 - 5 - | 5 - 7 - 9 - 7 - | 8 - 7 5 3 - . . | 4 - 6 - 9 - 8 -
     | 7 - - 5 7 - 9 - | 8 - - 6 3 - . . | 7 - 4 - 2 - 4 - | 6 - - 4 2 - . .
star   . . . .         | . . . .         | 5 - - -         | 6 - - .
     | . . . .         | 3 - - -         | . . . .         | 4 - - .
sky    1 . 5 . 8 . 3' .
air    1+5 - - -
bass   1 - - 5
beat   . . . . . . h .  | . . h . . . h .
`;
