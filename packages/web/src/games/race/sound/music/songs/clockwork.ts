/** Wheels within wheels: small, exact, a little absent-minded. */
export const clockwork = `
tempo 100
metre 4
tonic A3
mode aeolian
echo 20
room 20

melody chime bell volume 50 pan 15 octave 1
melody pipe flute volume 42 pan -15 octave 1
figure wheel marimba volume 38 pan -35
figure cog lyre volume 24 pan 35 octave 1
figure bass bass volume 52 octave -1
drums ticks volume 44 pan 20
drums beat volume 44

order A A2 B

pattern A
chords 1               | 6,              | 3               | 7,
     | 1               | 6,              | 4,              | 5,
chime  5 - . 5 3 - 5 - | 6 - . 6 5 - 3 - | 5 - . 5 7 - 5 - | 4 - . 4 2 - . .
     | 3 - . 3 5 - 8 - | 8 - . 6 3 - 6 - | 4 - . 6 8 - 6 - | 5 - . 4 2 - . .
wheel  1 5 8 1 5 8 5 8
bass   1 - . 1 - . 5 .
ticks  i . h . i . h .
beat   d . . d . . t .

pattern A2 like A
cog    . . . . 8 5 3 5 . . . . 8 5 3 1
wheel  1 5 8 3' 1 5 8 5
bass   1 - . 1 - . 5 3
ticks  i . h h i . h .

pattern B
chords 4,              | 1               | 4,              | 1
     | 6,              | 3               | 4,              | 5,
pipe   6 - - - 8 - 6 - | 5 - - - 3 - . . | 4 - - 6 8 - 9 - | 8 - - - 5 - . .
     | 6 - - 5 6 - 8 - | 7 - - 6 5 - 3 - | 4 - 6 - 8 - 6 - | 7 - 5 - 2 - . .
chime  . . . .         | . . . 8         | . . . .         | . . . 3
     | . . . .         | . . . 7         | . . . .         | . . 4 2
cog    1 . 5 . 8 . 5 .
wheel  . 5 . 8 . 5 . 8
bass   1 - - - 5 - - -
ticks  i . . . i . . .
`;
