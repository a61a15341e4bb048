/** Hammers and embers: it drives. */
export const foundry = `
tempo 126
metre 4
tonic D3
mode hijaz
echo 12
room 16

melody reed aulos volume 48 pan 10 octave 1
melody lead lyre volume 66 pan -20 octave 1
figure drive kithara volume 32 pan 30
figure low strings volume 14 pan -30
figure bass bass volume 56 octave -1
drums beat volume 46
drums forge volume 26 pan 35

order A B C

pattern A
chords 1               | 1               | 2               | 1
     | 1               | 4               | 2               | 1
reed   1 - 1 2 3 - 2 1 | 3 - 4 3 2 - 1 - | 4 - 4 5 6 - 5 4 | 5 - 4 3 3 - . .
     | 5 - 5 6 5 4 3 - | 6 - 5 4 6 - 4 - | 4 - 3 2 4 3 2 - | 1 - - - 1 - . .
drive  1 5 8 5 1 5 8 5
bass   1 . 1 1 . 1 5 .
beat   d . t . d d t .  | d . t . d . t h
forge  . . . . . . . .  | . . . . . . a .

pattern B
chords 4               | 1               | 4               | 1
     | 7,              | 4               | 2               | 1
lead   8 - 6 4 6 - 8 - | 5 - - 6 5 4 3 - | 6 - 8 9 8 7 6 - | 8 - - - 5 - . .
     | 7 - 6 - 4 - 2 - | 6 - 5 4 4 - . . | 4 - 6 - 5 4 2 - | 3 - 2 - 1 - . .
reed   . . . .         | . . 3 -         | . . . .         | . . 3 -
     | . . . .         | . . 4 -         | . . . .         | . . 1 -
drive  1 . 5 8 . 5 8 .
low    1+3+5 - - -
bass   1 - 1 . 5 - 1 .
beat   d . h . t . h d  | d . h . t . h .
forge  . . . . . . . .  | . . . . . . a .

pattern C
chords 1               | 1               | 2               | 2
     | 1               | 1               | 7,              | 1
drive  1 5 8 1 5 8 5 8
lead   . . . .         | . . . 3 2 1 . . | . . . .         | . . . 4 2 4 . .
     | . . . .         | . . . 5 4 3 . . | 7 - 4 - 2 - 4 - | 3 - 2 - 1 - . .
low    1+5 - - -
bass   1 . . 1 . . 1 .
beat   d . . d . . t .  | d . . d . . t h
forge  . . a . . . . .  | . . . . . . . .
`;
