// Made by `npm run embed` from the files beside it.
export const TEXTS = {
  labyrinths: String.raw`:: Labyrinths from easy to hard, made by the generator; what it was asked for stands above each board.
Collection: Labyrinths
Author: Dedalo

Title: Into the labyrinth

:: 4x4, seed 2, 10000 tries, at most 10 moves
+---+---+---+---+
|               |
+   +---+   +   +
|       |   | M |
+   +   +   +   +
|       |   | E |
+   +   +   +   +
| T             |
+---+---+---+---+

Solution: uuudrddrru
Title/it: Dentro il labirinto
Title/pt: Dentro do labirinto
Title/el: Μέσα στον λαβύρινθο

Title: A ball of thread

:: 5x4, seed 6, 10000 tries, at most 12 moves
+---+---+---+---+---+
|                   |
+   +   +---+---+   +
|       |   | T     |
+   +---+   +   +   +
|               |   |
+   +---+---+   +   +
|         M   E |   |
+---+---+---+---+---+

Solution: rullldlddrrr
Title/it: Un gomitolo di filo
Title/pt: Um novelo de fio
Title/el: Ένα κουβάρι νήμα

Title: Hoofbeats

:: 4x5, seed 7, 10000 tries, at most 14 moves
+---+---+---+---+
| M   E         |
+   +---+   +   +
|   |           |
+---+   +---+   +
|             T |
+   +   +---+   +
|   |   |   |   |
+---+---+   +   +
|               |
+---+---+---+---+

Solution: ddlllrrruuulul
Title/it: Rumore di zoccoli
Title/pt: Ruído de cascos
Title/el: Ποδοβολητό

Title: Horns in the dark

:: 5x5, seed 3, 10000 tries, at most 15 moves
+---+---+---+---+---+
|                   |
+   +---+---+---+   +
|       |   |       |
+   +   +   +   +   +
|                 T |
+   +---+   +---+   +
|   |               |
+   +   +   +   +   +
| M   E             |
+---+---+---+---+---+

Solution: uulllrrrdddldll
Title/it: Corna nel buio
Title/pt: Cornos no escuro
Title/el: Κέρατα στο σκοτάδι

Title: Hold your breath

:: 5x5, seed 7, 10000 tries, at most 17 moves
+---+---+---+---+---+
|                   |
+---+---+---+   +   +
|   |   |   |       |
+   +   +   +   +   +
|         T         |
+   +---+   +   +   +
|                   |
+---+---+   +---+   +
|     M   E         |
+---+---+---+---+---+

Solution: ruulllwrrrrddddll
Title/it: Trattieni il fiato
Title/pt: Sustém a respiração
Title/el: Κράτα την ανάσα σου

Title: Torchlight

:: 6x4, seed 3, 10000 tries, at most 18 moves
+---+---+---+---+---+---+
|   | E                 |
+   +---+   +   +---+   +
|           |           |
+   +---+   +   +   +   +
|     M     |       |   |
+   +   +   +   +   +---+
|             T         |
+---+---+---+---+---+---+

Solution: uurrudlddrwllluuul
Title/it: A lume di torcia
Title/pt: À luz do archote
Title/el: Στο φως του δαυλού

Title: King Minos is watching

:: 6x5, seed 1, 10000 tries, at most 20 moves
+---+---+---+---+---+---+
|     M       E       T |
+   +---+---+   +---+   +
|           |   |   |   |
+   +---+   +---+   +   +
|                       |
+   +   +   +   +   +   +
|           |   |       |
+   +   +   +---+---+   +
|                       |
+---+---+---+---+---+---+

Solution: ddldrdlllulluuurrr
Title/it: Minosse ti guarda
Title/pt: Minos está a ver
Title/el: Ο Μίνωας σε βλέπει

Title: Dead end, live bull

:: 5x6, seed 1, 10000 tries, at most 22 moves
+---+---+---+---+---+
|                   |
+   +   +   +---+   +
|               |   |
+   +   +---+   +   +
|       |       |   |
+---+   +   +   +   +
|   |           |   |
+   +   +   +---+   +
| T             |   |
+---+   +---+---+   +
| E           M     |
+---+---+---+---+---+

Solution: rruurulurrlldrddldldl
Title/it: Vicolo cieco, toro sveglio
Title/pt: Beco sem saída, touro com pressa
Title/el: Αδιέξοδο με ταύρο

Title: The bronze gate

:: 6x6, seed 8, 10000 tries, at most 24 moves
+---+---+---+---+---+---+
|                       |
+---+   +---+---+   +   +
|       |   |   |       |
+   +   +   +   +   +---+
|                   |   |
+   +---+---+---+   +   +
|           |   |   |   |
+   +   +   +   +   +   +
|                   | E |
+   +---+   +   +---+   +
|   | M       T         |
+---+---+---+---+---+---+

Solution: uruuuulrlwlldlddrrdrdrru
Title/it: La porta di bronzo
Title/pt: A porta de bronze
Title/el: Η χάλκινη πύλη

Title: Cat and mouse

:: 6x6, seed 2, 10000 tries, at most 26 moves
+---+---+---+---+---+---+
|                       |
+---+---+---+   +   +   +
|   |                   |
+   +---+   +---+   +---+
|           |   |   |   |
+   +---+   +   +   +   +
|   |                   |
+   +   +---+---+   +   +
| T |               |   |
+   +   +   +---+   +   +
|                 M   E |
+---+---+---+---+---+---+

Solution: uurrurullrllrrrrddddlldrrr
Title/it: Il gatto e il topo
Title/pt: O gato e o rato
Title/el: Η γάτα και το ποντίκι

Title: Knossos by night

:: 7x5, seed 3, 10000 tries, at most 28 moves
+---+---+---+---+---+---+---+
|                           |
+   +---+   +   +   +   +   +
|       |   |               |
+   +   +   +---+   +---+   +
|           |       | M     |
+   +   +   +   +   +   +   +
|             T     |       |
+---+---+---+   +   +   +   +
| E                         |
+---+---+---+---+---+---+---+

Solution: duluuurllrrrrrdduuddlddlllll
Title/it: Cnosso di notte
Title/pt: Cnossos à noite
Title/el: Η Κνωσός τη νύχτα

Title: Ariadne’s advice

:: 6x7, seed 1, 10000 tries, at most 30 moves
+---+---+---+---+---+---+
|   |                   |
+   +---+---+---+   +   +
|       |   |           |
+   +   +   +   +   +   +
| E           T         |
+   +   +   +   +---+   +
|   | M     |           |
+---+---+   +---+---+   +
|                       |
+   +   +---+   +   +   +
|           |   |   |   |
+   +   +   +---+---+---+
|                       |
+---+---+---+---+---+---+

Solution: drrdulluurulllwrrrrddddlllulul
Title/it: Il consiglio di Arianna
Title/pt: O conselho de Ariadne
Title/el: Η συμβουλή της Αριάδνης

Title: Red rag

:: 7x6, seed 7, 10000 tries, at most 32 moves
+---+---+---+---+---+---+---+
| E   M                   T |
+   +---+---+---+---+   +   +
|                       |   |
+---+   +   +   +---+   +   +
|       |       |           |
+---+   +---+---+   +   +   +
|                           |
+   +   +   +   +   +---+   +
|   |       |               |
+---+   +---+   +   +   +   +
|                           |
+---+---+---+---+---+---+---+

Solution: ldllllddddlrlrlrrrurrruuuullllll
Title/it: Il drappo rosso
Title/pt: O pano vermelho
Title/el: Το κόκκινο πανί

Title: Seven youths, seven maidens

:: 8x6, seed 1, 10000 tries, at most 38 moves
+---+---+---+---+---+---+---+---+
|           |                   |
+   +   +   +---+   +   +   +   +
|               |               |
+---+   +   +   +   +   +---+   +
|                       |     M |
+---+   +---+   +---+   +   +   +
|       |                       |
+   +   +   +   +   +   +---+   +
|       |   |           |       |
+   +---+   +   +   +   +---+---+
|         T                   E |
+---+---+---+---+---+---+---+---+

Solution: udlluruurrruulwrrrrddudldllddrrr
Title/it: Sette ragazzi, sette ragazze
Title/pt: Sete rapazes, sete raparigas
Title/el: Επτά νέοι, επτά νέες

Title: The double axe

:: 7x7, seed 4, 10000 tries, at most 35 moves
+---+---+---+---+---+---+---+
|             M           E |
+   +   +---+---+---+   +---+
|                         T |
+   +   +   +   +   +---+---+
|       |   |               |
+   +   +---+   +   +   +   +
|   |           |           |
+---+   +   +   +   +   +---+
|                   |       |
+   +---+   +   +   +   +   +
|                       |   |
+   +   +   +---+---+---+---+
|                           |
+---+---+---+---+---+---+---+

Solution: llddddlldrrrlrrlrlllluuduluuuurrrrr
Title/it: La doppia ascia
Title/pt: O machado duplo
Title/el: Ο διπλός πέλεκυς

Title: Left, right, left

:: 7x8, seed 7, 10000 tries, at most 40 moves
+---+---+---+---+---+---+---+
|                           |
+   +---+   +   +---+   +   +
|       |       |           |
+   +   +   +   +   +   +---+
|                           |
+   +   +   +   +   +---+   +
|       |       |   |   |   |
+   +   +   +   +   +   +   +
| M     |                   |
+---+   +   +   +---+   +   +
|         T |       |       |
+   +---+   +   +   +   +   +
| E |   |           |       |
+---+   +   +   +   +   +   +
|                           |
+---+---+---+---+---+---+---+

Solution: urrrruuddldddlllllrrrrruruuuullllldddld
Title/it: Sinistra, destra, sinistra
Title/pt: Esquerda, direita, esquerda
Title/el: Αριστερά, δεξιά, αριστερά

Title: The lost thread

:: 8x7, seed 2, 10000 tries, at most 43 moves
+---+---+---+---+---+---+---+---+
|       |     E         | T     |
+   +   +---+---+   +---+   +---+
|                               |
+   +---+   +---+   +   +   +   +
| M         |       |       |   |
+---+   +   +---+   +---+---+   +
|                               |
+---+   +   +   +---+   +   +   +
|       |               |   |   |
+   +   +   +   +   +   +---+   +
|   |   |                       |
+---+   +   +   +   +   +   +   +
|                               |
+---+---+---+---+---+---+---+---+

Solution: drddllllluudlddddrllrlrruurrrdrrduuullluuul
Title/it: Il filo perduto
Title/pt: O fio perdido
Title/el: Ο χαμένος μίτος

Title: Bull leaping

:: 8x8, seed 7, 10000 tries, at most 46 moves
+---+---+---+---+---+---+---+---+
|     E         |               |
+   +---+---+---+   +---+---+   +
|   |               |   |       |
+   +   +   +---+---+   +   +   +
|                               |
+   +---+   +---+   +   +   +   +
|   |   |                       |
+---+   +   +   +   +   +   +   +
|         T     |   |     M     |
+   +   +   +   +   +---+   +   +
|       |           |           |
+   +---+   +   +   +   +   +   +
|   |           |               |
+   +---+   +   +---+---+   +   +
|                       |       |
+---+---+---+---+---+---+---+---+

Solution: uuurrurldllddrdddllwrurrdrurruuuuullldllldluur
Title/it: Il salto del toro
Title/pt: O salto do touro
Title/el: Ταυροκαθάψια

Title: Under the palace

:: 9x7, seed 6, 10000 tries, at most 49 moves
+---+---+---+---+---+---+---+---+---+
|               | M               E |
+   +   +   +   +---+   +---+---+---+
|                   | T             |
+   +   +   +---+   +   +   +   +   +
|                       |           |
+   +   +   +   +   +   +   +   +   +
|                       |           |
+   +   +   +   +   +   +   +   +   +
|               |           |       |
+   +---+   +---+   +   +   +---+   +
|           |       |               |
+   +---+---+   +   +   +   +   +   +
|               |       |           |
+---+---+---+---+---+---+---+---+---+

Solution: rddddlrrwlulullllldudddrrrururrdrruudduluuullurrr
Title/it: Sotto il palazzo
Title/pt: Por baixo do palácio
Title/el: Κάτω από το παλάτι

Title: Poseidon’s gift

:: 9x8, seed 5, 10000 tries, at most 52 moves
+---+---+---+---+---+---+---+---+---+
|                               | E |
+   +   +   +   +   +   +   +---+   +
|                           |       |
+   +   +   +   +   +   +---+   +   +
|                       |   |       |
+   +   +   +   +   +   +   +   +   +
|           | M                     |
+   +   +---+   +   +   +   +   +   +
|                                   |
+   +   +   +   +   +   +   +   +   +
|                             T     |
+   +   +   +   +---+   +   +   +   +
|           |   |                   |
+   +   +---+---+---+   +   +   +   +
|                                   |
+---+---+---+---+---+---+---+---+---+

Solution: ddlllrlllluuuuuuurrrrrrwldldlllldddddrrrrurrruuuuuu
Title/it: Il dono di Posidone
Title/pt: A oferta de Posídon
Title/el: Το δώρο του Ποσειδώνα

Title: The ship is waiting

:: 8x9, seed 2, 10000 tries, at most 55 moves
+---+---+---+---+---+---+---+---+
|         M |         E         |
+   +   +   +   +---+---+   +   +
|                               |
+---+---+---+---+---+   +   +   +
|               |             T |
+   +   +   +   +   +   +   +   +
|           |       |       |   |
+   +   +   +---+---+   +   +---+
|                               |
+---+---+---+---+---+   +   +   +
|                               |
+   +   +---+---+---+   +   +   +
|                       |       |
+   +   +   +   +   +   +   +   +
|       |   |                   |
+   +---+---+   +   +   +   +   +
|   |                           |
+---+---+---+---+---+---+---+---+

Solution: llldlulddrrrdlllldrrrrlddlllwrrurruuullluurdrurullurr
Title/it: La nave aspetta
Title/pt: O navio está à espera
Title/el: Το πλοίο περιμένει

Title: A thousand corridors

:: 9x9, seed 6, 10000 tries, at most 58 moves
+---+---+---+---+---+---+---+---+---+
|         M               E |       |
+   +   +   +   +   +   +   +   +   +
|                                   |
+   +---+   +   +   +   +   +   +   +
|                       |         T |
+   +   +   +   +   +   +   +   +---+
|                                   |
+---+   +   +   +   +   +   +   +   +
|   |           |       |           |
+   +   +   +---+   +   +   +---+---+
|       |   |       |   |           |
+   +   +   +   +---+   +   +   +   +
|       |       |       |           |
+---+   +---+---+   +   +   +---+   +
|       |           |   |   |       |
+   +---+   +   +---+   +---+   +   +
|               |                   |
+---+---+---+---+---+---+---+---+---+

Solution: lddldrrdddllluuuuldldluuluddldrdldrrurrurddrruruulluuuuu
Title/it: Mille corridoi
Title/pt: Mil corredores
Title/el: Χίλιοι διάδρομοι

Title: Daedalus smiles

:: 10x8, seed 6, 10000 tries, at most 62 moves
+---+---+---+---+---+---+---+---+---+---+
|   |                       |           |
+   +---+---+   +   +   +   +   +---+   +
|           |               |   |       |
+   +   +   +   +---+   +   +   +   +   +
|           |       |           |   |   |
+   +   +   +   +---+---+   +   +   +---+
|       |                           |   |
+   +   +---+   +   +   +---+   +   +   +
|             T |   |       |   |       |
+   +   +   +   +   +   +   +---+---+   +
|               |   |                   |
+---+---+---+   +   +---+   +   +---+   +
| M             |       |               |
+   +   +---+   +---+   +   +   +   +   +
|                 E |                   |
+---+---+---+---+---+---+---+---+---+---+

Solution: urdddrduluuurruulllulrlrrrrddruurrdldduurullddlullldddddlldrrr
Title/it: Dedalo sorride
Title/pt: Dédalo sorri
Title/el: Ο Δαίδαλος χαμογελά

Title: Wings would help

:: 10x9, seed 6, 10000 tries, at most 66 moves
+---+---+---+---+---+---+---+---+---+---+
|                       |       |       |
+---+---+   +   +   +---+   +   +   +---+
|           |       |       |   |   |   |
+---+   +   +   +   +   +   +   +   +   +
| T |           |           |       |   |
+   +   +   +   +   +---+---+   +   +   +
|       |                               |
+   +---+   +---+   +   +   +   +   +   +
|               |                   |   |
+   +   +   +   +   +   +   +   +   +   +
|                   |       |       |   |
+   +   +   +   +   +   +   +---+   +---+
|   |               |           |       |
+   +---+---+   +   +   +---+   +---+   +
|         M |       |               |   |
+   +   +---+---+   +   +   +   +---+   +
|             E |                       |
+---+---+---+---+---+---+---+---+---+---+

Solution: druurullrrrrdddrrrrdddrdduuluuuuuurlwrwlddluulddlluldlldlddddrdrr
Title/it: Ci vorrebbero le ali
Title/pt: Faziam falta umas asas
Title/el: Λείπουν μόνο τα φτερά

Title: The ninth year

:: 10x10, seed 7, 10000 tries, at most 70 moves
+---+---+---+---+---+---+---+---+---+---+
| E                   M     |           |
+---+   +   +   +   +   +   +   +   +   +
|                           |           |
+---+   +   +   +   +   +   +---+   +   +
|       | T |               |           |
+   +   +   +---+---+---+---+   +   +   +
|                                       |
+   +   +   +   +   +   +   +   +---+   +
|           |                           |
+   +   +   +   +   +---+---+   +   +   +
|           |                           |
+   +   +   +---+   +---+---+   +---+   +
|       |       |           |           |
+   +   +   +   +   +   +   +   +   +   +
|   |   |   |                       |   |
+   +   +   +   +   +   +---+---+---+---+
|   |   |   |       |   |               |
+   +   +   +   +---+   +   +   +   +---+
|               |           |           |
+---+---+---+---+---+---+---+---+---+---+

Solution: dllrlddddddrudruuurdruuurrrrrudddldlllddrurrrwllldluuldldlluuuuuuuuul
Title/it: Il nono anno
Title/pt: O nono ano
Title/el: Ο ένατος χρόνος

Title: Black sails

:: 11x9, seed 7, 10000 tries, at most 74 moves
+---+---+---+---+---+---+---+---+---+---+---+
|                           |               |
+   +   +   +   +   +   +   +   +---+---+   +
|                               |   |   |   |
+   +   +   +   +   +   +   +---+   +   +---+
|       |                                   |
+   +---+   +   +   +   +---+   +---+---+   +
|           |       |                       |
+   +   +   +   +   +---+   +   +---+---+   +
|           |               |           |   |
+   +   +   +---+   +---+   +   +---+---+---+
|           |       |       |               |
+   +   +   +   +   +---+   +   +---+---+   +
|   |               |           |           |
+   +   +---+   +   +---+   +---+---+   +---+
|       |                   |     T         |
+   +   +---+   +   +---+---+   +   +   +   +
|                   |     M   E     |       |
+---+---+---+---+---+---+---+---+---+---+---+

Solution: rurullluuulururrrlllrlrrrllldlllddddldddrllrlluuuuururlrdrdrrurddrrrdldldl
Title/it: Vele nere
Title/pt: Velas negras
Title/el: Μαύρα πανιά

Title: The heart of the maze

:: 12x8, seed 8, 10000 tries, at most 77 moves
+---+---+---+---+---+---+---+---+---+---+---+---+
|       |       |               |               |
+   +   +   +   +   +---+   +   +   +   +   +   +
|   |       |       |               |           |
+   +---+---+---+---+   +---+   +   +   +---+   +
|           | M     |   |   |                   |
+---+---+   +   +   +   +   +   +   +   +   +   +
|                       |   |   |               |
+   +   +   +---+   +   +   +---+   +---+   +   +
|           |                               |   |
+   +   +   +---+   +---+   +---+---+   +   +   +
|           |                       |   | T     |
+   +   +   +---+   +   +---+   +   +   +   +   +
|                       |               |       |
+   +   +   +   +   +   +---+   +   +   +---+---+
|                                   |         E |
+---+---+---+---+---+---+---+---+---+---+---+---+

Solution: ulddldllrlluururruuulullwldluldlulddrrdulluurdrurdrurrrdrdrrrduuuwddlddldddrr
Title/it: Il cuore del labirinto
Title/pt: O coração do labirinto
Title/el: Η καρδιά του λαβυρίνθου

Title: Home to Athens

:: 12x10, seed 8, 10000 tries, at most 80 moves
+---+---+---+---+---+---+---+---+---+---+---+---+
|                       |           |           |
+   +   +   +   +   +   +   +---+   +   +   +   +
|       |               |   |   |       |       |
+   +   +   +   +   +---+   +   +   +   +   +   +
|               |   |       |       |   |       |
+   +   +   +   +   +   +   +   +---+   +   +   +
|               |           |                   |
+   +   +   +   +---+---+---+   +   +   +   +   +
|       |           |   |   |                   |
+   +   +---+   +   +   +   +   +   +   +   +   +
|       |   |       |   |   |       |           |
+---+   +   +   +   +   +   +   +   +   +---+---+
|   |   |           |               |           |
+   +   +---+   +   +   +   +   +   +   +   +   +
|             T         |                       |
+   +   +   +   +   +   +   +   +   +   +   +   +
|                               |               |
+   +   +---+---+   +---+---+---+   +   +   +   +
|       |                 M   E |               |
+---+---+---+---+---+---+---+---+---+---+---+---+

Solution: uuuuuurllrlrrddruruurrdrddddddduuuruuuuuldlulldddlluulddlldddduuluurrrdrdddddrrr
Title/it: Ritorno ad Atene
Title/pt: De volta a Atenas
Title/el: Επιστροφή στην Αθήνα
`,
  lessons: String.raw`:: Eight small mazes, each of which teaches one idea.
Collection: Lessons
Author: Dedalo

Title: Two for one

+---+---+---+---+---+
|     M             |
+   +   +   +   +   +
|                   |
+   +   +   +   +   +
|                   |
+   +   +   +   +   +
| E               T |
+---+---+---+---+---+

Solution: llll
Idea: For every step you take the Minotaur takes two, and it always comes closer if it can. Count its steps before you run: straight to the exit, you are there before it is.
Title/it: Due per uno
Idea/it: Per ogni tuo passo il Minotauro ne fa due, e se può si avvicina sempre. Conta i suoi passi prima di correre: se vai dritto all’uscita, arrivi prima tu.
Title/pt: Dois por um
Idea/pt: Por cada passo teu o Minotauro dá dois, e aproxima-se sempre que pode. Conta os passos dele antes de correres: a direito até à saída, chegas primeiro.
Title/el: Δύο στο ένα
Idea/el: Σε κάθε σου βήμα ο Μινώταυρος κάνει δύο και, όποτε μπορεί, έρχεται πιο κοντά. Μέτρα τα βήματά του πριν τρέξεις: αν πας ίσια στην έξοδο, φτάνεις πρώτος.

Title: Sideways first

+---+---+---+---+
|             M |
+   +   +   +   +
| T             |
+   +   +   +   +
|               |
+   +   +   +   +
|         E     |
+---+---+---+---+

Solution: ddrr
Idea: The Minotaur goes sideways first, and up or down only when sideways brings it no closer. Walk down while it still runs along its row: the other way round it has you.
Title/it: Prima di lato
Idea/it: Il Minotauro va prima di lato, e su o giù solo quando di lato non si avvicina più. Scendi mentre corre ancora lungo la sua riga: al contrario ti prende.
Title/pt: Primeiro para o lado
Idea/pt: O Minotauro vai primeiro para o lado, e só sobe ou desce quando para o lado já não se aproxima. Desce enquanto ele ainda corre pela sua linha: ao contrário, apanha-te.
Title/el: Πρώτα στο πλάι
Idea/el: Ο Μινώταυρος πάει πρώτα στο πλάι, και πάνω ή κάτω μόνο όταν στο πλάι δεν έρχεται πιο κοντά. Κατέβα όσο τρέχει ακόμη στη γραμμή του: με την αντίθετη σειρά σε πιάνει.

Title: Nose to the wall

+---+---+---+---+
| T             |
+   +   +   +   +
|           | M |
+   +   +   +   +
|         E     |
+---+---+---+---+

Solution: drrd
Idea: It never walks around a wall. In its own row, with a wall between you, it stands and snorts: sideways it cannot, and up or down brings it no closer. Get into its row at once.
Title/it: Muso contro il muro
Idea/it: Non gira mai intorno a un muro. Nella sua riga, con un muro in mezzo, sta lì a sbuffare: di lato non può, e su o giù non si avvicina. Mettiti subito sulla sua riga.
Title/pt: De focinho na parede
Idea/pt: Ele nunca dá a volta a uma parede. Na linha dele, com uma parede pelo meio, fica a bufar: para o lado não pode, e para cima ou para baixo não se aproxima. Põe-te já na linha dele.
Title/el: Με τη μουσούδα στον τοίχο
Idea/el: Δεν κάνει ποτέ τον γύρο ενός τοίχου. Στη γραμμή του, με έναν τοίχο ανάμεσα, στέκεται και ξεφυσά: στο πλάι δεν μπορεί, και πάνω ή κάτω δεν έρχεται πιο κοντά. Μπες αμέσως στη γραμμή του.

Title: Come here, come here

+---+---+---+---+
|     T       M |
+   +   +---+   +
|               |
+   +   +   +   +
| E             |
+---+---+---+---+

Solution: drdll
Idea: Where it stands is your doing. Step under the wall, even if that leads away from the exit, and it follows you above it and sticks there while you walk down.
Title/it: Vieni, vieni qui
Idea/it: Dove sta lui lo decidi tu. Mettiti sotto il muro, anche se così ti allontani dall’uscita: ti segue da sopra e resta bloccato mentre scendi.
Title/pt: Anda cá, anda cá
Idea/pt: Onde ele está, és tu que decides. Põe-te debaixo da parede, mesmo que assim te afastes da saída: ele segue-te por cima e fica lá preso enquanto desces.
Title/el: Έλα, έλα εδώ
Idea/el: Το πού στέκεται το ορίζεις εσύ. Πήγαινε κάτω από τον τοίχο, κι ας απομακρύνεσαι από την έξοδο: σε ακολουθεί από πάνω και κολλάει εκεί όσο κατεβαίνεις.

Title: Patience

+---+---+---+---+
|             T |
+   +   +   +---+
|           |   |
+   +   +   +   +
|     M   E     |
+---+---+---+---+

Solution: wwldd
Idea: You may wait. Behind walls that hold it, let it come: it runs into the corner under you and cannot get out towards you any more. Then go.
Title/it: Pazienza
Idea/it: Puoi anche aspettare. Dietro muri che lo fermano, lascialo venire: corre nell’angolo sotto di te e da lì non riesce più a raggiungerti. Allora vai.
Title/pt: Paciência
Idea/pt: Também podes esperar. Atrás de paredes que o travam, deixa-o vir: corre para o canto por baixo de ti e dali já não consegue chegar a ti. Então vai.
Title/el: Υπομονή
Idea/el: Μπορείς και να περιμένεις. Πίσω από τοίχους που τον κρατούν, άφησέ τον να έρθει: τρέχει στη γωνία από κάτω σου κι από εκεί δεν μπορεί πια να σε φτάσει. Τότε φύγε.

Title: The long way home

+---+---+---+---+---+
| E                 |
+   +   +   +   +   +
|                   |
+   +   +   +   +   +
| M | T             |
+   +   +   +---+   +
|                   |
+---+---+---+---+---+

Solution: rrrduluulll
Idea: The exit is near, and the way to it leads far away. Stay in its row while the wall holds it, run off to the other side, and catch it behind the second wall.
Title/it: La strada più lunga
Idea/it: L’uscita è vicina, e la strada per arrivarci porta lontano. Resta sulla sua riga finché il muro lo ferma, corri dall’altra parte e bloccalo dietro il secondo muro.
Title/pt: O caminho mais longo
Idea/pt: A saída está perto, e o caminho até ela leva para longe. Fica na linha dele enquanto a parede o trava, corre para o outro lado e prende-o atrás da segunda parede.
Title/el: Ο μακρύς δρόμος
Idea/el: Η έξοδος είναι κοντά, και ο δρόμος ως εκεί πάει μακριά. Μείνε στη γραμμή του όσο τον κρατά ο τοίχος, τρέξε στην άλλη άκρη και παγίδεψέ τον πίσω από τον δεύτερο τοίχο.

Title: A step and back

+---+---+---+---+
|             E |
+   +---+   +   +
| T     |     M |
+   +   +   +   +
|   |           |
+---+   +   +   +
|               |
+---+---+---+---+

Solution: udrddlwruruur
Idea: A step away and back again is not lost time: you are where you were, and it is not. Move it square by square to where it does no harm.
Title/it: Un passo e indietro
Idea/it: Un passo via e uno indietro non sono tempo perso: tu sei dov’eri, lui no. Spostalo casella per casella dove non fa danni.
Title/pt: Um passo e volta
Idea/pt: Um passo para lá e outro para cá não é tempo perdido: tu estás onde estavas, ele não. Leva-o casa a casa até onde não faz mal.
Title/el: Ένα βήμα μπρος, ένα πίσω
Idea/el: Ένα βήμα πέρα κι ένα πίσω δεν είναι χαμένος χρόνος: εσύ είσαι εκεί που ήσουν, εκείνος όχι. Πήγαινέ τον τετράγωνο τετράγωνο εκεί όπου δεν κάνει κακό.

Title: Bull in the doorway

+---+---+---+---+---+
|                   |
+   +   +   +---+   +
|           |       |
+   +   +   +   +   +
|                   |
+   +---+   +   +   +
| T      M E        |
+---+---+---+---+---+

Solution: uruurrldllddrr
Idea: The Minotaur may stand in the exit, and then there is none. Lead it once around the board, leave it behind a wall, and be back before it.
Title/it: Un toro sulla porta
Idea/it: Il Minotauro può stare sull’uscita, e allora uscita non c’è. Portalo in giro per il tabellone, lascialo dietro un muro e torna prima di lui.
Title/pt: O touro à porta
Idea/pt: O Minotauro pode estar em cima da saída, e então não há saída. Leva-o a dar uma volta ao tabuleiro, deixa-o atrás de uma parede e volta antes dele.
Title/el: Ταύρος στην πόρτα
Idea/el: Ο Μινώταυρος μπορεί να στέκεται πάνω στην έξοδο, και τότε έξοδος δεν υπάρχει. Πήγαινέ τον μια βόλτα στο ταμπλό, άφησέ τον πίσω από έναν τοίχο και γύρνα πριν από αυτόν.
`,
  palace: String.raw`:: Labyrinths of many shapes, made by the generator: each is about chasing, waiting, narrow escapes or errands.
Collection: The palace
Author: Dedalo

Title: The broom cupboard

:: 3x4, seed 1, 10000 tries, at most 9 moves, patience
+---+---+---+
| M       E |
+   +---+   +
|           |
+   +   +   +
|   |   | T |
+---+---+   +
|           |
+---+---+---+

Solution: dllwrruuu
Title/it: Lo sgabuzzino
Title/pt: O armário das vassouras
Title/el: Το ντουλάπι με τις σκούπες

Title: Round the column

:: 3x5, seed 2, 10000 tries, at most 11 moves, chase
+---+---+---+
|           |
+   +---+---+
| T     |   |
+   +---+   +
|       |   |
+   +---+   +
|           |
+   +---+---+
| E       M |
+---+---+---+

Solution: urlrrlldddd
Title/it: Intorno alla colonna
Title/pt: À volta da coluna
Title/el: Γύρω από τον κίονα

Title: The long gallery

:: 7x3, seed 8, 10000 tries, at most 12 moves, errand
+---+---+---+---+---+---+---+
|                           |
+   +   +---+---+---+   +---+
|       |   |           |   |
+   +   +   +---+---+   +   +
|     M       E       T     |
+---+---+---+---+---+---+---+

Solution: uulrllllddrr
Title/it: La lunga galleria
Title/pt: A galeria comprida
Title/el: Η μακριά στοά

Title: On tiptoe

:: 4x4, seed 1, 10000 tries, at most 13 moves, tightrope
+---+---+---+---+
|               |
+   +   +---+   +
| M |           |
+   +   +   +   +
| E |           |
+   +   +   +---+
|     T         |
+---+---+---+---+

Solution: uurrudlddllu
Title/it: In punta di piedi
Title/pt: Em bicos de pés
Title/el: Στις μύτες των ποδιών

Title: The light well

:: 3x7, seed 12, 10000 tries, at most 15 moves, patience
+---+---+---+
| E       T |
+   +---+   +
|   |       |
+   +   +   +
| M |       |
+   +   +---+
|   |       |
+   +   +   +
|   |       |
+   +   +   +
|           |
+   +   +   +
|           |
+---+---+---+

Solution: wdlddddrlluuuuu
Title/it: Il pozzo di luce
Title/pt: O poço de luz
Title/el: Ο φωταγωγός

Title: The portico

:: 8x3, seed 1, 10000 tries, at most 16 moves, chase
+---+---+---+---+---+---+---+---+
|     E                         |
+   +   +---+---+---+---+---+   +
| M     |                       |
+   +   +   +   +   +   +   +---+
|         T             |       |
+---+---+---+---+---+---+---+---+

Solution: urrrrdurullllll
Title/it: Il portico
Title/pt: O pórtico
Title/el: Το προστώο

Title: The wine jars

:: 5x5, seed 3, 10000 tries, at most 18 moves, errand
+---+---+---+---+---+
| T       E       M |
+   +---+   +   +   +
|                   |
+   +---+---+---+   +
|                   |
+   +---+   +   +   +
|           |       |
+   +   +   +---+   +
|                   |
+---+---+---+---+---+

Solution: ddrrddrrllulluurru
Title/it: Le giare del vino
Title/pt: As talhas de vinho
Title/el: Τα πιθάρια με το κρασί

Title: On the ledge

:: 6x4, seed 2, 10000 tries, at most 19 moves, tightrope
+---+---+---+---+---+---+
|           | T       E |
+   +   +   +   +   +   +
|   |               |   |
+   +   +---+   +   +   +
|       |           | M |
+   +---+---+   +   +   +
|                       |
+---+---+---+---+---+---+

Solution: dlldluudddrrruruur
Title/it: Sul cornicione
Title/pt: No parapeito
Title/el: Στο περβάζι

Title: Waiting for the bull

:: 4x7, seed 5, 10000 tries, at most 21 moves, patience
+---+---+---+---+
|             E |
+   +   +   +   +
|         M     |
+---+---+   +   +
|           |   |
+   +   +   +   +
|           |   |
+   +   +   +---+
|   |   |       |
+   +---+   +   +
|   |       |   |
+   +   +   +---+
|       | T     |
+---+---+---+---+

Solution: wrwluldluuduuurrulurr
Title/it: Aspettando il toro
Title/pt: À espera do touro
Title/el: Περιμένοντας τον ταύρο

Title: Breath on your neck

:: 9x4, seed 3, 10000 tries, at most 22 moves, chase
+---+---+---+---+---+---+---+---+---+
|                     T             |
+   +---+   +   +   +   +   +   +   +
|           |               |   |   |
+   +   +   +---+   +   +   +   +   +
|       |       |           |       |
+   +   +---+   +---+   +   +---+   +
| M |             E |               |
+---+---+---+---+---+---+---+---+---+

Solution: rrrdddlluullluldlddrrr
Title/it: Il fiato sul collo
Title/pt: Um bafo na nuca
Title/el: Η ανάσα του στον σβέρκο

Title: One tile at a time

:: 6x6, seed 8, 10000 tries, at most 24 moves, tightrope
+---+---+---+---+---+---+
|           |           |
+   +   +   +   +   +---+
|   |               |   |
+   +   +   +   +   +   +
|           | T         |
+   +---+   +   +   +---+
|                       |
+   +   +   +   +---+---+
|               |   |   |
+   +   +   +   +   +   +
| M               E     |
+---+---+---+---+---+---+

Solution: uurrlrldllulldduddrddrrr
Title/it: Una mattonella alla volta
Title/pt: Um ladrilho de cada vez
Title/el: Πλακάκι πλακάκι

Title: The queen’s errand

:: 5x8, seed 4, 10000 tries, at most 26 moves, errand
+---+---+---+---+---+
|     M             |
+   +   +   +   +   +
|       |       | E |
+   +---+   +   +   +
|               |   |
+---+   +   +   +   +
|                   |
+---+   +   +   +   +
|             T     |
+---+   +   +   +---+
|       |           |
+   +---+   +   +   +
|               |   |
+   +   +   +   +---+
|                   |
+---+---+---+---+---+

Solution: dddrlrlullluduruuuluurrrrd
Title/it: Una commissione per la regina
Title/pt: Um recado da rainha
Title/el: Θέλημα της βασίλισσας

Title: The throne room

:: 10x4, seed 3, 10000 tries, at most 28 moves, patience
+---+---+---+---+---+---+---+---+---+---+
|       |         M             |     E |
+   +   +   +   +   +   +   +   +   +---+
|   |   |                               |
+   +   +   +   +   +   +   +   +   +   +
|   |       |               |       |   |
+   +   +---+   +   +   +   +   +   +---+
|       |           |                 T |
+---+---+---+---+---+---+---+---+---+---+

Solution: lrwwlllullluddlwrurrrdruurur
Title/it: La sala del trono
Title/pt: A sala do trono
Title/el: Η αίθουσα του θρόνου

Title: Bull in the courtyard

:: 7x6, seed 4, 10000 tries, at most 30 moves, chase
+---+---+---+---+---+---+---+
|             T             |
+---+---+---+   +   +   +   +
|       |       |       |   |
+   +   +   +   +   +---+   +
|   |           |       |   |
+   +---+   +   +   +   +   +
|       |               |   |
+   +   +---+   +   +---+   +
|               |           |
+   +   +---+   +   +---+---+
|       | M               E |
+---+---+---+---+---+---+---+

Solution: rrlrrldlddluuudldlulddrdrrdrrr
Title/it: Un toro in cortile
Title/pt: Um touro no pátio
Title/el: Ταύρος στην αυλή

Title: The tightrope

:: 12x4, seed 4, 10000 tries, at most 32 moves, tightrope
+---+---+---+---+---+---+---+---+---+---+---+---+
|                                       |       |
+   +   +---+   +---+   +   +---+---+   +   +   +
|       |         T     |   |   |               |
+---+---+---+   +---+---+   +   +   +   +---+   +
|   |           |       |           |   |       |
+   +---+---+   +   +   +   +   +---+   +   +   +
| E                           M |       |       |
+---+---+---+---+---+---+---+---+---+---+---+---+

Solution: lulllrrrrrrddrdururulllldllddlll
Title/it: Sul filo del funambolo
Title/pt: Na corda bamba
Title/el: Το τεντωμένο σχοινί

Title: The wrong way round

:: 7x7, seed 13, 10000 tries, at most 35 moves, errand
+---+---+---+---+---+---+---+
|                           |
+   +   +   +   +---+---+   +
|   |               |   |   |
+   +   +   +   +   +   +   +
|   |   |               |   |
+   +   +   +   +   +   +   +
|   |       |               |
+   +   +   +   +---+---+   +
|           |             T |
+---+   +   +   +---+   +   +
|           |               |
+   +---+   +   +---+---+   +
|                 M   E     |
+---+---+---+---+---+---+---+

Solution: ulullldddllduruuuuurllrdrrrdrdrdddl
Title/it: Il giro sbagliato
Title/pt: A volta ao contrário
Title/el: Από την ανάποδη

Title: The water clock

:: 5x11, seed 1, 10000 tries, at most 38 moves, patience
+---+---+---+---+---+
|                   |
+---+   +   +   +   +
|   |               |
+   +   +   +   +   +
|                   |
+   +---+   +   +---+
|   |           |   |
+   +   +   +   +   +
|   |               |
+   +   +   +   +---+
|   |             T |
+   +   +   +   +---+
|   |           |   |
+   +   +   +   +   +
|   |           |   |
+   +---+   +---+   +
|               |   |
+   +---+---+   +   +
|                   |
+   +---+---+   +   +
|   | E       M     |
+---+---+---+---+---+

Solution: wwlddldlldurruuuuuullwrrdldddrddrddll
Title/it: L’orologio ad acqua
Title/pt: O relógio de água
Title/el: Η κλεψύδρα

Title: The bull dance

:: 9x6, seed 2, 10000 tries, at most 41 moves, chase
+---+---+---+---+---+---+---+---+---+
|     M |                           |
+---+   +   +---+   +   +   +   +   +
| E     |   |       |               |
+---+   +   +   +   +---+---+   +   +
|       |   |                       |
+   +   +   +   +   +   +---+   +   +
|     T |   |                       |
+   +   +   +---+   +   +   +   +   +
|               |           |       |
+   +   +   +   +   +---+---+   +   +
|                                   |
+---+---+---+---+---+---+---+---+---+

Solution: ldrruuuurrrrrddddduullurrulullllddddluuul
Title/it: La danza del toro
Title/pt: A dança do touro
Title/el: Ο χορός του ταύρου

Title: Not one step wrong

:: 8x8, seed 15, 10000 tries, at most 45 moves, tightrope
+---+---+---+---+---+---+---+---+
|                               |
+   +---+   +---+---+   +   +   +
|       |                       |
+---+   +   +   +   +   +   +   +
|               |           |   |
+   +   +   +   +   +   +   +---+
|       |                       |
+   +   +---+---+---+   +---+   +
|       |   |       |   |       |
+---+   +   +   +   +   +   +   +
|       | M     |             T |
+   +   +---+   +   +   +   +---+
|                           |   |
+   +   +   +   +   +   +---+   +
|                             E |
+---+---+---+---+---+---+---+---+

Solution: uduullllulldddduuluurulurrrrrrdddrdlddldrr
Title/it: Nemmeno un passo falso
Title/pt: Nem um passo em falso
Title/el: Ούτε ένα στραβοπάτημα

Title: The procession

:: 13x5, seed 2, 10000 tries, at most 48 moves, errand
+---+---+---+---+---+---+---+---+---+---+---+---+---+
|                                                   |
+   +   +   +   +   +   +   +   +   +   +   +   +   +
|             T                                     |
+   +---+   +   +   +   +   +   +   +---+---+   +   +
|   |           |       |                   |   |   |
+   +   +   +   +   +---+   +   +   +   +   +   +   +
| M |           |       |           |       |   |   |
+   +   +   +   +   +   +   +   +   +   +   +   +---+
| E |               |               |               |
+---+---+---+---+---+---+---+---+---+---+---+---+---+

Solution: dddrurdruurrrrddruuuuddddrlluullddllluluullllddd
Title/it: La processione
Title/pt: A procissão
Title/el: Η πομπή

Title: Until the lamps go out

:: 9x9, seed 4, 10000 tries, at most 55 moves, patience
+---+---+---+---+---+---+---+---+---+
|                   |               |
+---+   +---+   +   +   +   +   +   +
|       |           |               |
+---+---+   +---+---+   +   +   +   +
|   |   |           |               |
+   +   +---+---+   +   +   +   +   +
|                       |           |
+   +---+---+---+---+   +   +   +---+
|                 T                 |
+   +   +   +   +---+---+   +   +   +
|       |       |               |   |
+   +   +   +   +   +---+   +   +   +
|       |   |       |           | E |
+   +   +   +   +   +   +---+   +---+
|       |   |           |           |
+   +   +   +   +---+   +   +   +   +
|                             M     |
+---+---+---+---+---+---+---+---+---+

Solution: llllurrrrullurulllwrrrdldrrdrdllddddlllrruuurdrurrurrdd
Title/it: Finché durano le lucerne
Title/pt: Até se apagarem as candeias
Title/el: Ώσπου να σβήσουν τα λυχνάρια

Title: Thunder in the halls

:: 11x8, seed 10, 10000 tries, at most 62 moves, chase
+---+---+---+---+---+---+---+---+---+---+---+
|       |   |       |                       |
+   +   +   +   +   +   +---+---+   +   +   +
|   |       |           |                   |
+   +   +   +   +   +   +   +   +---+---+---+
|   |       |       |           |           |
+   +   +   +   +   +   +---+   +   +   +   +
|   |               |           |           |
+   +---+---+   +---+   +---+---+---+   +   +
|           |                       |       |
+---+---+   +   +   +   +   +   +   +   +   +
|   |   | T                                 |
+   +   +   +   +---+---+   +   +   +   +   +
|               |   |   |                   |
+   +   +   +   +   +   +---+---+---+   +   +
|                         E       M |       |
+---+---+---+---+---+---+---+---+---+---+---+

Solution: ruuluululrdrddruurrdddduurruurulllrrlldlddlluululddddrrdddrrrr
Title/it: Tuoni nelle sale
Title/pt: Trovões nas salas
Title/el: Βροντές στις αίθουσες

Title: Nothing but a thread

:: 10x11, seed 4, 10000 tries, at most 72 moves, tightrope
+---+---+---+---+---+---+---+---+---+---+
|       |                       |       |
+   +   +---+---+   +   +   +   +   +   +
|           |   |                   |   |
+   +   +   +   +   +   +---+   +   +   +
|                   |       |           |
+   +   +---+   +   +   +   +   +---+   +
|                                       |
+---+   +   +   +---+   +   +   +---+   +
|                           |           |
+   +   +---+---+---+   +---+   +   +   +
|       |           |                   |
+   +---+   +   +   +   +---+   +   +   +
|       |   |       |   |               |
+   +   +   +   +   +   +   +   +---+---+
|           |               |           |
+---+---+   +   +   +   +   +   +   +   +
| T         |                           |
+   +---+   +   +   +   +   +   +   +   +
|   |                                   |
+---+   +   +---+   +   +   +   +   +   +
|         E     |         M             |
+---+---+---+---+---+---+---+---+---+---+

Solution: rrululuurrlrrrrdrrdddduuuruuruulullurlllllrlrrrrrdrurddudddlddlldddlllld
Title/it: Nient’altro che un filo
Title/pt: Nada além de um fio
Title/el: Μόνο ένας μίτος

Title: The whole palace

:: 14x9, seed 8, 10000 tries, at most 84 moves, errand
+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
|                           |     E                     |
+   +   +   +   +   +   +   +---+   +   +   +   +   +   +
|                                                       |
+   +   +   +---+---+   +   +   +   +   +   +---+   +   +
|           |                   |               |       |
+   +   +   +   +---+   +   +   +   +---+   +   +   +   +
|                               |                 M     |
+---+---+---+---+   +   +---+   +   +   +   +   +   +   +
|                               |                       |
+   +   +   +   +---+   +   +---+   +   +   +   +---+   +
|           |               |   |           |           |
+   +   +---+   +   +   +---+   +   +   +   +   +   +   +
|               |       |       |           |   |       |
+   +   +   +---+---+   +   +   +   +   +---+   +   +   +
|       |           |             T |           |       |
+   +   +   +   +   +   +   +   +   +   +---+---+---+   +
|                   |               |               |   |
+---+---+---+---+---+---+---+---+---+---+---+---+---+---+

Solution: llluuuuuudlldrdldrdrdrrruuuuurrudrdddddlldrrrlrllluuldllluulldlduduludururrurruurru
Title/it: Tutto il palazzo
Title/pt: O palácio inteiro
Title/el: Ολόκληρο το παλάτι
`,
} as const;
