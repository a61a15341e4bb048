/** Ropes, gulls and a fair wind: a dance in six. */
export const harbour = `
tempo 300
metre 6
tonic G3
mode mixolydian
echo 10
room 18

melody reed aulos volume 44 pan 12 octave 1
melody lead lyre volume 68 pan -20 octave 1
figure strum kithara volume 30 pan 30
figure bass bass volume 52 octave -1
drums beat volume 44

order A A2 B A3

pattern A
chords 1           | 1           | 7,          | 7,
     | 1           | 4,          | 7,          | 1
lead   5 - 3 1 - 3 | 5 - 6 5 3 1 | 4 - 2 7, - 2 | 4 - 5 4 2 7,
     | 5 - 3 1 - 3 | 6 - 8 8 7 6 | 4 - 2 4 3 2 | 1 - - - . .
strum  . . 3+5 . . 3+5
bass   1 - - 5 - -
beat   d . h t . h

pattern A2 like A
reed   3 - -  . . . | 3 - - - - - | 2 - - . . . | 2 - - - - -
     | 3 - - . . . | 4 - - - - - | 2 - - - - - | 3 - - - . .
strum  . 5 3+5 . 5 3+5

pattern B
chords 4           | 1           | 7,          | 1
     | 4           | 1           | 7,          | 1
reed   8 - 6 8 - 9 | 8 - 5 3 - 5 | 7 - 6 4 - 2 | 5 - - 3 - .
     | 6 - 8 6 - 4 | 5 - 8 5 - 3 | 4 3 2 7, 2 4 | 3 - 2 1 - .
lead   . . 4 . . 6 | . . 3 . . 5 | . . 2 . . 4 | . . 5 3 1 .
     | . . 4 . . 6 | . . 3 . . 5 | . . 2 . . 4 | . . 5 3 1 .
strum  1 3 5 8 5 3
bass   1 - - 1 - 5
beat   d . h t h h

pattern A3 like A2
strum  1 3 5 8 5 3
beat   d . h t h h
`;
