/** Steps under arches: slow and even, in threes. */
export const cloister = `
tempo 84
metre 3
tonic A3
mode dorian
echo 14
room 38

melody chant flute volume 52 pan 10 octave 1
melody lead lyre volume 66 pan -25 octave 1
figure harp kithara volume 40 pan -10
figure choir strings volume 17 pan 20
figure bass bass volume 46 octave -1
drums beat volume 32

order A B A2

pattern A
chords 1           | 7,          | 1           | 1
     | 4,          | 1           | 7,          | 1
chant  1 - 2 3 - - | 2 - 1 7, - - | 1 - 3 5 - - | 5 - - - . .
     | 6 - 5 4 - - | 5 - 4 3 - - | 2 - 3 4 - 2 | 1 - - - - .
harp   1 5 8 3' 8 5
choir  1+5 - -
bass   1 - -

pattern B
chords 3           | 7           | 4           | 1
     | 3           | 7,          | 5,          | 1
lead   7 - 5 3 - 5 | 4 - 3 2 - - | 6 - 8 6 - 4 | 5 - - 3 - -
     | 5 - 6 7 - 5 | 9 - 8 7 - - | 5 - 7 5 - 4 | 3 - 2 1 - -
chant  . . .       | . . 4       | . . .       | 3 - .
     | . . .       | 7 - .       | . . .       | 1 - .
harp   1 . 5 8 . 5
choir  1+3+5 - -
bass   1 - 5
beat   d . . t . .

pattern A2 like A
lead   . . 5 . 3 5 | . . 4 . 2 4 | . . 5 . 8 5 | 3 5 8 5 3 .
     | . . 6 . 4 6 | . . 5 . 3 5 | . . 4 . 2 4 | 3 - 5 - 8 -
choir  1+3+5 - -
bass   1 - 5 | 1 - 3
beat   d . . t . .
`;
