/** The masterpiece: a dance in seven, three and two and two, that comes back to where it was. */
export const labyrinth = `
tempo 250
metre 7
tonic E3
mode hijaz
echo 14
room 22

melody lead lyre volume 70 pan -15 octave 1
melody reed aulos volume 46 pan 18 octave 1
figure harp kithara volume 30 pan 35
figure dark strings volume 18 pan -30
figure bass bass volume 52 octave -1
drums beat volume 50

order A B C A2

pattern A
chords 1             | 1             | 2             | 1
     | 4             | 1             | 2             | 1
lead   1 - 2 3 - 2 1 | 3 - 4 5 - 3 - | 6 - 5 4 - 2 - | 3 - 2 1 - . .
     | 4 - 5 6 - 8 - | 5 - 6 5 4 3 - | 4 - 3 2 - 4 2 | 1 - - 1 - . .
harp   1 . 5 8 . 5 .
bass   1 - - 5 - 1 -
beat   d . h t . t h  | d . h t . t .

pattern B
chords 4             | 7,            | 1             | 2
     | 4             | 7,            | 2             | 1
reed   8 - 7 6 - 4 - | 7 - 6 4 - 2 - | 5 - 8 7 6 5 - | 6 - 5 4 - . .
     | 6 - 8 9 - 8 - | 9 - 8 7 - 4 - | 6 5 4 2 - 4 - | 3 - 2 1 - . .
lead   . . . . . 4 6 | . . . . . 2 4 | . . . . . 3 5 | . . . . . 6 4
     | . . . . . 4 6 | . . . . . 2 4 | . . . . . 4 2 | . . . . . 3 1
harp   1 5 8 3' 8 5 8
dark   1+5 - - - - - -
bass   1 - 1 5 - 3 -
beat   d . h t h t h

pattern C
chords 1             | 1             | 1             | 1
     | 2             | 2             | 7,            | 1
reed   5 - - 6 5 4 5 | 3 - - - - . . | 3 - 4 5 - 4 3 | 1 - - - - . .
     | 4 - - 5 6 - 5 | 4 - 2 - - . . | 2 - 4 7 - 6 4 | 5 - 4 3 - 2 -
dark   1+5 - - - - - -
bass   1 - - - - - -
beat   d . . . . t .

pattern A2 like A
reed   . . . . . . .  | 1 - - 3 - 1 - | 4 - - 2 - - - | 1 - - - - . .
     | 6 - - 4 - 6 - | 3 - - - - 1 - | 2 - - 4 - 2 - | 3 - - 3 - . .
harp   1 5 8 3' 8 5 8
beat   d . h t h t h
`;
