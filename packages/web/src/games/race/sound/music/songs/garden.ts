/** Morning among the hedges: easy and bright. */
export const garden = `
tempo 112
metre 4
tonic D4
mode mixolydian
echo 16
room 22

melody lead lyre volume 78 pan -15
melody pipe flute volume 34 pan 25
figure harp kithara volume 32 pan 35 octave -1
figure bass bass volume 54 octave -1
drums beat volume 44

order A A2 B

pattern A
chords 1                | 1                | 7,               | 4,
     | 1                | 5,               | 7,               | 1
lead   5 - 3 - 5 6 5 -  | 3 - 2 - 1 - . .  | 2 - 4 - 2 3 4 -  | 6 - 5 - 4 - . .
     | 5 - 8 - 7 6 5 -  | 5 - 4 - 2 - . 5  | 4 - 3 2 7, - 2 - | 1 - - - . . . .
harp   1 5 8 5 3' 5 8 5
bass   1 - . 1 5 - . .
beat   d . h . t . h h  | d . h . t . h .

pattern A2 like A
pipe   3 - - - | 5 - - - | 4 - - - | 6 - - - | 3 - - - | 2 - - - | 4 - 2 - | 3 - - .
harp   1 . 8 5 . 5 8 .
bass   1 - . 5 1 - 5 .

pattern B
chords 4                | 4                | 1                | 1
     | 7,               | 7,               | 5,               | 5,
pipe   8 - 6 - 8 9 8 -  | 6 - 4 - 6 - . .  | 5 - 8 - 7 6 5 -  | 3 - - - 5 - . .
     | 4 - 7 - 6 5 4 -  | 2 - - - 4 - . .  | 5 - 4 - 2 - 4 -  | 5 - - - 5 6 7 -
lead   . . . .          | . . 8 6          | . . . .          | . . 5 3
     | . . . .          | . . 4 2          | . . . .          | 2 . 5 .
harp   1 5 8 3' 5' 3' 8 5
bass   1 - - - 5 - 3 -
beat   d . h . . . h .
`;
