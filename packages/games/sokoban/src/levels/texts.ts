// Made by `npm run embed` from the files beside it.
export const TEXTS = {
  classic: String.raw`:: Seven square levels, growing from 5x5 to 10x10.
Collection: Classic

Open sky

#.  #
# $ #
#@  #
#.$ #
#####

Author: Dedalo
Note: The top is open: the edge of the grid stops boxes and you just as a wall does.
Title/it: A cielo aperto
Note/it: In alto è aperto: il bordo della griglia ferma te e le casse proprio come un muro.
Title/pt: A céu aberto
Note/pt: O topo está aberto: a borda da quadrícula trava-te a ti e às caixas tal como uma parede.
Title/el: Χωρίς ταβάνι
Note/el: Πάνω είναι ανοιχτά: η άκρη του ταμπλό σταματά κι εσένα και τα κουτιά, όπως ακριβώς ένας τοίχος.

Solution/Pushes 9/3
rrdLuUruL
Proven: fewest moves, fewest pushes

Tight squeeze

######
#@  ##
# $  #
##$  #
## ..#
######

Author: Dedalo
Title/it: Come sardine
Title/pt: Sardinhas em lata
Title/el: Στριμωξίδι

Solution/Pushes 25/8
dRurDrddllURuulldRurDDurD
Proven: fewest moves, fewest pushes

Four pillars

#######
#     #
# #.# #
#$ $ $#
# # # #
#. @ .#
#######

Author: Dedalo
Title/it: Quattro pilastri
Title/pt: Quatro pilares
Title/el: Τέσσερις κολόνες

Solution/Pushes 41/11
lluUrRuullDDrrddrruULrddlluUllDuuurrrrDDD
Proven: fewest moves, fewest pushes

Open chimney

###   #
#.@$  #
### $.#
#.##$ #
# # . ##
#$ *$$.#
#   .  #
########

Title/it: Canna fumaria
Title/pt: Chaminé aberta
Title/el: Ανοιχτή καμινάδα

Solution/Pushes 34/12
RurrddddlDRuuuuLLLrdRDrddlLdllUUdR
Proven: fewest moves, fewest pushes

Plus sign

########
#@  ####
# $ ####
# $$$ ##
##   ..#
#### ..#
####   #
########

Author: Dedalo
Title/it: Segno più
Title/pt: Sinal de mais
Title/el: Στα συν

Solution/Pushes 94/30
rrdDuullddRdRUdRdrruLuLDlluRlluurrDDldRRRddlUruuLLdRurDulluulldRurDDul
ldRdRRdRluurDllluurDldRR
Proven: fewest moves, fewest pushes

Book shelf

#########
###### .#
##  ## .#
##$ #  .#
#  $ $ .#
#   #@$##
#  ##  ##
#  ######
#########

Author: Dedalo
Title/it: La libreria
Title/pt: A estante
Title/el: Στο ράφι

Solution/Pushes 123/46
drUUUlDlLdlluRRuulDDDurRRurruulDrddLLLLdlUrrruRdrUUddlddlUruLLLdlluRRu
ulDrdRRdrUluRdrUdlllldlluRRRRdrUllldllddrUUluRRRRRluR
Proven: fewest moves, fewest pushes

Rose window

##########
###### .##
##  ##...#
##     . #
###  $   #
###$   ###
#@$   ####
# $$ #####
##   #####
##########

Author: Dedalo
Title/it: Il rosone
Title/pt: Rosácea
Title/el: Ρόδακας

Solution/Pushes 120/47
RRUruRddLddllURdrUUUlDurrrUUlllDRddddlluRdrUUUUluRRRdrUUddldlUluRRdrUd
ldldldllluRRdrUUUlDuuRRRRdrUdlldldldlluRdrUUUluRRR
Proven: fewest pushes

Solution/Moves 118/49
RRUruRddLddllURdrUUUlDurrrUUlllDRddddlluRdrUUUUluRRRRdldldldllluRRdrUU
UluRRRdrUUdllldlDDldRdrUUUUluRRRdrUdrUdlldlUluRR
Proven: fewest moves
`,
  'first-steps': String.raw`:: Twenty small levels, each of which teaches one idea.
Collection: First steps
Author: Dedalo

One good shove

########
#      #
#@ $ . #
#      #
########

Idea: Walk into a box and it moves one square ahead of you. You can push but never pull, so stop in time: a box shoved too far does not come back.
Title/it: Una bella spinta
Idea/it: Vai contro una cassa e la sposti avanti di una casella. Puoi spingere ma mai tirare, quindi fermati in tempo: se esageri, non torna indietro.
Title/pt: Um bom empurrão
Idea/pt: Vai contra uma caixa e ela avança uma casa. Podes empurrar, mas nunca puxar, por isso trava a tempo: uma caixa que vai longe demais já não volta.
Title/el: Σπρώξε και φύγαμε
Idea/el: Πέσε πάνω σε ένα κουτί και προχωρά ένα τετράγωνο. Σπρώχνεις, αλλά δεν τραβάς ποτέ, γι’ αυτό σταμάτα εγκαίρως: όποιο πάει πολύ μακριά δεν γυρίζει πίσω.

Solution/Pushes 3/2
rRR
Proven: fewest moves, fewest pushes

Round the back

#####
##.##
# @ #
# $ #
#   #
#####

Idea: A box moves away from you, so you must stand on the side opposite to its goal. Walk round to the other side before you push.
Title/it: Passa dal retro
Idea/it: Una cassa si allontana da te, quindi devi metterti dalla parte opposta al suo obiettivo. Passa dall’altro lato prima di spingere.
Title/pt: Pelas traseiras
Idea/pt: A caixa afasta-se de ti, por isso tens de ficar do lado oposto ao objetivo. Dá a volta antes de empurrar.
Title/el: Πίσω έχει η αχλάδα
Idea/el: Το κουτί φεύγει μακριά σου, άρα πρέπει να σταθείς στην αντίθετη πλευρά από τον στόχο. Κάνε τον γύρο πριν σπρώξεις.

Solution/Pushes 6/2
rddlUU
Proven: fewest moves, fewest pushes

One at a time

#######
###.###
#     #
# $$ .#
#@    #
#######

Idea: You are strong enough for one box, not for two in a row. When boxes stand in line, push one of them out of the line from the side.
Title/it: Una alla volta
Idea/it: Hai la forza per una cassa, non per due in fila. Quando le casse sono in fila, spingine fuori una di lato.
Title/pt: Uma de cada vez
Idea/pt: Tens força para uma caixa, mas não para duas seguidas. Se houver caixas em fila, empurra uma delas de lado para a tirar da fila.
Title/el: Ένα ένα, μη σπρώχνεστε
Idea/el: Η δύναμή σου φτάνει για ένα κουτί, όχι για δύο στη σειρά. Όταν είναι το ένα πίσω από το άλλο, σπρώξε ένα από το πλάι για να βγει από τη σειρά.

Solution/Pushes 10/5
rUluRdRUdR
Proven: fewest moves, fewest pushes

Corners are for keeps

######
#.   #
#  $ #
# $  #
#@  .#
######

Idea: A box in a corner never comes out again. That is just right for a corner with a goal, and the end of the game in any other corner.
Title/it: Messe all’angolo
Idea/it: Una cassa in un angolo non ne esce più. Va benissimo se lì c’è un obiettivo; in qualsiasi altro angolo è la fine della partita.
Title/pt: De castigo no canto
Idea/pt: Uma caixa num canto nunca mais sai de lá. Num canto com objetivo é mesmo o que se quer; em qualquer outro é o fim do jogo.
Title/el: Στη γωνία τιμωρία
Idea/el: Από γωνία κουτί δεν ξαναβγαίνει. Αν η γωνία έχει στόχο, τόσο το καλύτερο· σε κάθε άλλη, τέλος το παιχνίδι.

Solution/Pushes 10/6
rUURuLrrDD
Proven: fewest moves, fewest pushes

The long way round

#########
#  $@.  #
# ##### #
# ##### #
# ##### #
#       #
#########

Idea: Steps cost nothing but patience. If the short way leads to the wrong side of the box, take the long way round.
Title/it: Il giro delle sette chiese
Idea/it: I passi costano solo pazienza. Se la via breve porta dal lato sbagliato della cassa, fai il giro lungo.
Title/pt: A volta ao bilhar grande
Idea/pt: Andar só custa paciência. Se o caminho curto te leva ao lado errado da caixa, vai pelo caminho longo.
Title/el: Ο γύρος του κόσμου
Idea/el: Τα βήματα κοστίζουν μόνο υπομονή. Αν ο σύντομος δρόμος βγάζει στη λάθος πλευρά του κουτιού, πάρε τον μακρύ.

Solution/Pushes 20/2
rrrddddlllllluuuurRR
Proven: fewest moves, fewest pushes

Along the wall

########
#.   $ #
#      #
# $  . #
#  @   #
########

Idea: A box at a wall stays at that wall: it can only slide along it. So the box at the wall needs the goal at the wall, and the other box must keep away from the walls.
Title/it: Rasente il muro
Idea/it: Una cassa contro un muro ci resta: può solo scorrergli accanto. Le serve quindi l’obiettivo lungo il muro, mentre l’altra deve stare alla larga dai muri.
Title/pt: Encostada à parede
Idea/pt: Uma caixa encostada a uma parede já não a larga: só desliza ao longo dela. Essa caixa precisa do objetivo junto à parede; a outra deve manter-se longe das paredes.
Title/el: Τοίχο τοίχο
Idea/el: Κουτί που κόλλησε σε τοίχο δεν ξεκολλά: μόνο γλιστρά κατά μήκος του. Θέλει λοιπόν τον στόχο δίπλα στον τοίχο, και το άλλο κουτί πρέπει να μείνει μακριά από τους τοίχους.

Solution/Pushes 14/7
lluRRRurruLLLL
Proven: fewest moves, fewest pushes

Round the bend

#######
#.###.#
#     #
# $ $ #
#  @  #
#######

Idea: To turn a box, push it to the bend, walk round it, and push from the new side. Turn it where there is room for you to stand behind it.
Title/it: Curva a gomito
Idea/it: Per far svoltare una cassa, spingila fino alla curva, girale intorno e spingi dal nuovo lato. Falla svoltare dove hai posto per metterti dietro.
Title/pt: Ao virar da esquina
Idea/pt: Para virar uma caixa, empurra-a até à curva, dá a volta e empurra do novo lado. Vira-a onde tenhas espaço para te pores atrás dela.
Title/el: Στροφή με προσοχή
Idea/el: Για να στρίψεις ένα κουτί, σπρώξ’ το ως τη στροφή, κάνε τον γύρο και σπρώξε από τη νέα πλευρά. Στρίψ’ το εκεί όπου χωράς να σταθείς πίσω του.

Solution/Pushes 14/6
rUlLdlUUrrRdrU
Proven: fewest moves, fewest pushes

Not the nearest

#######
# $ . #
# . $ #
#  @  #
#######

Idea: The nearest goal is not always the right one. See first which goals each box can reach, and leave a goal for the box that has no choice.
Title/it: Non il primo che capita
Idea/it: L’obiettivo più vicino non è sempre quello giusto. Guarda prima quali può raggiungere ogni cassa, e lasciane uno a quella che non ha scelta.
Title/pt: Perto nem sempre é certo
Idea/pt: O objetivo mais perto nem sempre é o certo. Vê primeiro a que objetivos chega cada caixa e deixa um para a que não tem escolha.
Title/el: Μακριά κι αγαπημένα
Idea/el: Ο πιο κοντινός στόχος δεν είναι πάντα ο σωστός. Δες πρώτα σε ποιους φτάνει κάθε κουτί και άφησε έναν για εκείνο που δεν έχει επιλογή.

Solution/Pushes 12/4
rruLLdlluuRR
Proven: fewest moves, fewest pushes

Deepest first

#####
#   #
# $ ####
#@   ..#
# $ ####
#   #
#####

Idea: In a dead end the goals are filled from the far end. Push the first box right to the bottom, or it will shut the others out.
Title/it: Avanti c’è posto
Idea/it: In un vicolo cieco gli obiettivi si riempiono partendo dal fondo. Spingi la prima cassa fino in fondo, o sbarrerà la strada alle altre.
Title/pt: Ao fundo, se faz favor
Idea/pt: Num beco sem saída, os objetivos enchem-se a partir do fundo. Leva a primeira caixa mesmo até ao fim, senão ela tapa o caminho às outras.
Title/el: Προχωρήστε στο βάθος
Idea/el: Στο αδιέξοδο οι στόχοι γεμίζουν από το βάθος. Σπρώξε το πρώτο κουτί ως το τέρμα, αλλιώς θα κλείσει τον δρόμο στα άλλα.

Solution/Pushes 21/9
uRurDldRRRllddlUluRRR
Proven: fewest moves, fewest pushes

Through the door

#########
#   # . #
# $ #   #
#@      #
# $ #   #
#   # . #
#########

Idea: A box goes through a doorway only in a straight line. Line it up with the door first, and turn it again on the other side.
Title/it: Centra la porta
Idea/it: Una cassa passa da una porta solo in linea retta. Prima allineala con la porta, poi falla svoltare dall’altra parte.
Title/pt: Porta adentro
Idea/pt: Uma caixa só passa por uma porta a direito. Alinha-a primeiro com a porta e volta a virá-la do outro lado.
Title/el: Ίσια απ’ την πόρτα
Idea/el: Από πόρτα το κουτί περνά μόνο σε ευθεία. Φέρ’ το πρώτα στην ίδια γραμμή με την πόρτα και στρίψ’ το ξανά από την άλλη μεριά.

Solution/Pushes 32/14
uRurDldRRRdrUUdlllddlUluRRRRurDD
Proven: fewest moves, fewest pushes

Elbow room

#######
#.$   #
#@# # #
#.$   #
#######

Idea: Sometimes you must push a box away from its goal just to get moving. Make room first, and bring the box back from the other side.
Title/it: Fate largo
Idea/it: A volte devi allontanare una cassa dal suo obiettivo solo per poterti muovere. Prima fatti spazio, poi riportala spingendo dall’altro lato.
Title/pt: Espaço de manobra
Idea/pt: Às vezes é preciso afastar uma caixa do objetivo só para poder começar. Primeiro abre espaço, depois trá-la de volta pelo outro lado.
Title/el: Κάνε πιο κει
Idea/el: Μερικές φορές πρέπει να διώξεις ένα κουτί μακριά από τον στόχο του για να πάρεις μπρος. Κάνε πρώτα χώρο και ξαναφέρ’ το από την άλλη πλευρά.

Solution/Pushes 14/6
dRRuuLrrrddLLL
Proven: fewest moves, fewest pushes

Four is a crowd

#######
#  .  #
# $$  #
#.$.$.#
#  @  #
#######

Idea: Four boxes in a square hold each other fast, for ever. Before you fill a gap, see whether it would close such a square.
Title/it: In quattro si sta stretti
Idea/it: Quattro casse in quadrato si bloccano a vicenda, per sempre. Prima di riempire un buco, guarda se chiuderebbe un quadrato così.
Title/pt: Quatro é uma multidão
Idea/pt: Quatro caixas em quadrado prendem-se umas às outras para sempre. Antes de tapares um buraco, vê se não vais fechar um quadrado desses.
Title/el: Το τέταρτο περισσεύει
Idea/el: Τέσσερα κουτιά, δύο επί δύο, κλειδώνουν το ένα το άλλο για πάντα. Πριν γεμίσεις ένα κενό, δες μήπως κλείνεις τέτοια τετράδα.

Solution/Pushes 14/5
uLUdrRuulDlluR
Proven: fewest moves, fewest pushes

Tunnel vision

###########
#   ###   #
# $  .  $ #
#@  ###  .#
###########

Idea: You cannot pass a box in a tunnel. Do your work at the far end before you put a box into the tunnel.
Title/it: In fondo al tunnel
Idea/it: In un tunnel non puoi superare una cassa. Prima di infilarcene una, finisci il lavoro dall’altra parte.
Title/pt: A luz ao fundo do túnel
Idea/pt: Num túnel não se passa por uma caixa. Faz o que tens a fazer na outra ponta antes de meteres uma caixa no túnel.
Title/el: Φως στο τούνελ
Idea/el: Μέσα σε τούνελ δεν προσπερνάς κουτί. Τελείωσε τη δουλειά σου στην άλλη άκρη πριν βάλεις κουτί στο τούνελ.

Solution/Pushes 24/5
rrurrrrRurDllllllulldRRR
Proven: fewest moves, fewest pushes

The cell door

   #####
####   #
#@$.   #
#### $.#
   #####

Idea: A box can be a door, and it matters on which side of it you stand. Push it wide open, get out, and only then close it from outside.
Title/it: Chiudi quando esci
Idea/it: Una cassa può fare da porta, e conta da che parte ti trovi. Spalancala, esci, e solo allora chiudila da fuori.
Title/pt: O último fecha a porta
Idea/pt: Uma caixa pode ser uma porta, e importa de que lado dela ficas. Abre-a de par em par e fecha-a por fora só depois de saíres.
Title/el: Η μεγάλη απόδραση
Idea/el: Ένα κουτί γίνεται και πόρτα, και μετράει από ποια μεριά της στέκεσαι. Άνοιξέ την διάπλατα, βγες και μόνο τότε κλείσ’ την απ’ έξω.

Solution/Pushes 11/6
RRRurrdLLdR
Proven: fewest moves, fewest pushes

Excuse me

 #####
 #@  #
##$  ##
#. *  #
##   ##
 #   #
 #####

Idea: A box on its goal is not nailed down. If you need the square where it stands, push it off, do your work, and push it back.
Title/it: Con permesso
Idea/it: Una cassa sul suo obiettivo non è inchiodata. Se ti serve la sua casella, spostala, fai quello che devi e rimettila a posto.
Title/pt: Com licença
Idea/pt: Uma caixa no objetivo não está pregada ao chão. Se precisas da casa onde ela está, tira-a de lá, faz o que tens a fazer e volta a pô-la no sítio.
Title/el: Με το συμπάθιο
Idea/el: Ένα κουτί στον στόχο του δεν είναι καρφωμένο. Αν χρειάζεσαι το τετράγωνό του, σπρώξ’ το πιο πέρα, κάνε τη δουλειά σου και ξαναφέρ’ το.

Solution/Pushes 8/4
DrDLddrU
Proven: fewest moves, fewest pushes

Pass it on

 #####
 #   #
##.  ##
#   *@#
##  $##
 #   #
 #####

Idea: A box that is already home may have to give up its goal to a box that can reach no other, and move on to the next one.
Title/it: Prego, si accomodi
Idea/it: Una cassa già a posto a volte deve cedere l’obiettivo a una che non può raggiungerne altri, e spostarsi sul prossimo.
Title/pt: Passa a outro e não ao mesmo
Idea/pt: Uma caixa já arrumada pode ter de ceder o objetivo a outra que não chega a mais nenhum, e seguir para o próximo.
Title/el: Σήκω εσύ να κάτσω εγώ
Idea/el: Ένα κουτί που έχει ήδη φτάσει ίσως πρέπει να δώσει τον στόχο του σε άλλο, που δεν φτάνει πουθενά αλλού, και να πάει στον επόμενο.

Solution/Pushes 9/4
LLddrUllU
Proven: fewest moves, fewest pushes

Out and in again

  ###
  #.####
###    #
#@ *   #
###$ ###
  #  #
  ####

Idea: When a box on its goal blocks the way of another box, take it out, let the other one through, and put it back.
Title/it: Torno subito
Idea/it: Quando una cassa sul suo obiettivo sbarra la strada a un’altra, portala fuori, fai passare l’altra e rimettila dentro.
Title/pt: Vou ali e já venho
Idea/pt: Quando uma caixa no objetivo tapa o caminho a outra, tira-a, deixa passar a outra e volta a pô-la no sítio.
Title/el: Μπες-βγες
Idea/el: Όταν ένα κουτί στον στόχο του κλείνει τον δρόμο σε άλλο, βγάλ’ το, άσε το άλλο να περάσει και ξαναβάλ’ το.

Solution/Pushes 15/7
rRRddlUUUrrrdLL
Proven: fewest moves, fewest pushes

Two rooms

#######
#@ #  #
#     #
#.$#$.#
#     #
#  #  #
#######

Idea: Two rooms with two doors work together: sometimes the right place to push a box in one room is reached only through the other.
Title/it: Bilocale
Idea/it: Due stanze con due porte vanno usate insieme: a volte il punto giusto per spingere una cassa in una stanza si raggiunge solo passando dall’altra.
Title/pt: Duas assoalhadas
Idea/pt: Duas salas com duas portas trabalham em conjunto: às vezes, o sítio certo para empurrar uma caixa numa sala só se alcança pela outra.
Title/el: Δυάρι διαμπερές
Idea/el: Δύο δωμάτια με δύο πόρτες συνεργάζονται: μερικές φορές, για να σταθείς σωστά και να σπρώξεις στο ένα, πρέπει να περάσεις από το άλλο.

Solution/Pushes 25/6
rdDurrrddlUdlLdlUruurRurD
Proven: fewest moves, fewest pushes

Parking space

#########
#@  #   #
#.$$.   #
### # ###
  #   #
  #####

Idea: Each box is one push from a goal, but you cannot get behind them as they stand. Park one where it is out of the way and can be fetched again later.
Title/it: Disco orario
Idea/it: Ogni cassa è a una spinta da un obiettivo, ma così come stanno non riesci a metterti dietro. Parcheggiane una dove non dà fastidio e da dove potrai riprenderla.
Title/pt: Lugar para estacionar
Idea/pt: Cada caixa está a um empurrão de um objetivo, mas assim não consegues pôr-te atrás delas. Estaciona uma onde não estorve e a possas ir buscar mais tarde.
Title/el: Ψάχνω να παρκάρω
Idea/el: Τα κουτιά απέχουν μια σπρωξιά από τους στόχους, αλλά έτσι όπως είναι δεν φτάνεις πίσω τους. Πάρκαρε ένα εκεί όπου δεν ενοχλεί και ξαναπιάνεται αργότερα.

Solution/Pushes 33/10
rrDulldRRRRddllUdrruulLLrrrurrdLL
Proven: fewest moves, fewest pushes

Graduation day

#########
#   # . #
#     . #
##  $ .##
 ###@###
 # $ $ #
 #     #
 #######

Idea: Now put it all together: make room, mind the door, fill the goals in the right order, and look before you push.
Title/it: Esame di maturità
Idea/it: Ora metti insieme tutto: fatti spazio, occhio alla porta, riempi gli obiettivi nell’ordine giusto e guarda prima di spingere.
Title/pt: Queima das Fitas
Idea/pt: Agora junta tudo: abre espaço, cuidado com a porta, enche os objetivos pela ordem certa e olha bem antes de empurrar.
Title/el: Δέκα με τόνο
Idea/el: Τώρα όλα μαζί: κάνε χώρο, πρόσεξε την πόρτα, γέμισε τους στόχους με τη σωστή σειρά και κοίτα πριν σπρώξεις.

Solution/Pushes 52/19
UluRRdldddlluRdrUUUrrUlLddddrruLdlUUUlluurDRRllldRRR
Proven: fewest moves, fewest pushes
`,
  harbour: String.raw`:: Twenty levels of four or five boxes in each other’s way. Each has solutions of the fewest pushes and moves.
Collection: Harbour
Author: Dedalo

Low tide

  #####
  #   #
###  $####
#@ $$$   #
#. . #   #
##.. #####
 #####

Title/it: Bassa marea
Title/pt: Maré baixa
Title/el: Άμπωτη

Solution/Pushes 94/33
rdrrULuurDDldlluRdrUruulDDlddrrULLururDRRdrruLLLLuurDllDrRlllddrrULuur
rdLulDDurrRdrruLLLLulDlD
Proven: fewest pushes

Solution/Moves 88/37
rdrrULuurDDldlluRdrUruulDDlddrrUURRdrruLLLLdLLuRuurrDLulDDDrURuLulDDrr
RdrruLLLLdLruulDlD
Proven: fewest moves

Customs shed

 ########
 #   .  #
 #  $ $ #
#### #@##
#  . $$#
#  . . #
########

Title/it: Il magazzino della dogana
Title/pt: O armazém da alfândega
Title/el: Η αποθήκη του τελωνείου

Solution/Pushes 97/30
UlLdddrrULLuuulldRurDrrruLLLdDDrrUdllLdlluRRRuuurrrdLdddlLLrrruuuLulDl
luRRdDDldRullldRurruurrddLL
Proven: fewest moves, fewest pushes

Rope locker

###
#+##
#  ######
# $$    #
# $ #*  #
##.  .  #
 ###  ###
   ####

Title/it: Il gavone delle cime
Title/pt: O paiol das amarras
Title/el: Η αποθήκη με τα σχοινιά

Solution/Pushes 77/30
dddRluurDRDulldRdRRRllluurRRDrruLLLLLddrrdrUUruLLLDldRRdrUllullUUrDDur
rrrrddL
Proven: fewest moves, fewest pushes

Slipway

######
#    #
# ..$#####
##$ .    #
 #.$$# # #
 ##@ #   #
  ########

Title/it: Lo scalo di alaggio
Title/pt: A rampa dos barcos
Title/el: Η γλίστρα

Solution/Pushes 96/34
UlURRRRddrruuLLLLLuurDldRuullldRurrddldlUrrRRddrruuLLLLLddrUluRuulDull
dRDuurrdLrddlUrRRddrruuLLL
Proven: fewest moves, fewest pushes

Anchor chain

   #####
####   #
#   .  #
#  $ $ #
#### $ ##
   ## $@#
    #.*.#
    # .##
    ####

Title/it: La catena dell’ancora
Title/pt: A corrente da âncora
Title/el: Η αλυσίδα της άγκυρας

Solution/Pushes 83/31
dLUUULrddlUrdddlUruullULuRurrDDDDDlUruuuullddRluurrdDDDldRuuuuLdllulld
RRRRDDuuurDDD
Proven: fewest pushes

Solution/Moves 77/33
dLUUULrddlUrdddlUruullULuRurrDDDDDlUruuuulldRurDDDDldRuuuLDDulUlulldRR
RRurDDD
Proven: fewest moves

Fish market

####
#  ###
# .  ####
#  $ $+ #
## # *  #
 # .  $ #
 ########

Title/it: Il mercato del pesce
Title/pt: A lota
Title/el: Η ψαραγορά

Solution/Pushes 100/30
rddLLLuRluulldRurDRddrruuLLLulldddRRRuulLrrddllluUluRdddrrUruLLrddlluU
rrrrrdLrdLLLuullluurDldRRRRluL
Proven: fewest moves, fewest pushes

Harbour crane

   ####
   #  #
   #  ###
   # *  #
#### #  #
#+  $$$ #
#  . . ##
########

Title/it: La gru del porto
Title/pt: O guindaste
Title/el: Ο γερανός του λιμανιού

Solution/Pushes 97/32
rrdrUdrrULLUURuulDDDDrrruuLLrrddlllLdlluRRRuUrrrddldlLLuruuruulDDDDldR
ullldRurruurrrddlUruLddLLLL
Proven: fewest pushes

Solution/Moves 75/34
rrdrUdrrULLUURuulDDDDLdlluRRdRUrrdLLLurUUruulDDDDldRullldRurrrrruuLDrd
LLLLL
Proven: fewest moves

Mending nets

   #####
   #@  #
 ###$  #
##   $##
# ... #
# $ * #
####  #
   ####

Title/it: Rammendare le reti
Title/pt: Remendar as redes
Title/el: Μπαλώνοντας δίχτυα

Solution/Pushes 96/30
DDlddRUrULdddrUUluuurrdLulDDDrUdllluRRdrddlUruLulldldRRluurrdLrrddlUru
LuuurrdLulDDDrUluurrdLulDD
Proven: fewest pushes

Solution/Moves 94/32
DDlddRUrULdddrUUlllldRRurrddlUruLuuurrdLulDDDrUdlLdlluRuRRdLrrddlUruLu
uurrdLulDDDrUluurrdLulDD
Proven: fewest moves

Ballast

######
#@.  ###
#      #
# .# $ #
#.* $###
## $   #
 ###   #
   #  ##
   ####

Title/it: La zavorra
Title/pt: O lastro
Title/el: Το έρμα

Solution/Pushes 125/39
dddRdRRULdlUrrddrruLLullluurrrDDuurrdLullllddrrrUruLLLDldRuurrddDrddlU
UUUruLLullDDrUdddRRdrruLdlUUUruLLrdddlluuluuRDrruLrdddL
Proven: fewest moves, fewest pushes

Dry dock

######
#+.  ##
##  * #
 # $  #
 ###$ ##
 #   $ #
 #    .#
 #######

Title/it: Bacino di carenaggio
Title/pt: Doca seca
Title/el: Η δεξαμενή

Solution/Pushes 88/31
rddRRDrDLuuluurDrDLdddlluRdrUrrdLLuUUruLullddRUrrdDlUruLLruLLrrdddddrr
uLdlUlldRRRulUUllU
Proven: fewest moves, fewest pushes

Pilot boat

 #####
 #@  #
 #$$ #
## .####
# $.* .#
#     ##
####  #
   #  #
   ####

Title/it: La pilotina
Title/pt: O barco do piloto
Title/el: Η πλοηγίδα

Solution/Pushes 105/34
rDDlDldRRluurDRDulldRuuuulDDrddlluRdrUUdrRdLrddlUUruLdLUlldRRurDulluuu
rrdLDldRuuulDDrddrruLrdddlUUlUdlluR
Proven: fewest moves, fewest pushes

Narrow berth

   ######
  ##.. .#
  #.* $ #
### $ ###
#  $@$ #
#   #  #
#####  #
    ####

Title/it: Un ormeggio stretto
Title/pt: Um cais apertado
Title/el: Στενό αγκυροβόλιο

Solution/Pushes 107/37
LuuRDlddlluRdrUUrrDLLrrrddlUruLuluurDDuurrdLullddrUdDrddlUUUlldRuuuRRd
LdDrddlUUUdlldlluRRRurUruLddDrddlUUUU
Proven: fewest moves, fewest pushes

Stowaway

  ####
 ##  ####
## $ #  #
#    #  #
#.. $   #
#.#$@$ ##
#. $.###
##  ##
 ####

Title/it: Il clandestino
Title/pt: O clandestino
Title/el: Ο λαθρεπιβάτης

Solution/Pushes 100/36
dLUUluuRDrDDurrdLululldRllddRdrUUURRdLulllddrrUruLLulDDurrrrdrUruulDrd
LLLLLulDurururDDLddrruLLLruulD
Proven: fewest moves, fewest pushes

Top of the mast

    ###
#####.#
#   # ##
# #. . ##
#   #.  #
##$$$ $ #
 #@*   ##
 #######

Title/it: In cima all’albero
Title/pt: No topo do mastro
Title/el: Στην κορυφή του καταρτιού

Solution/Pushes 110/34
RRlUUlluurrDrrddLdllUdrrururrdLdLUlLdRurUUUdllDuullddRluurrdrrddldllUR
RRurrdLdLUruulllDuullddRdRUdRRUrrdLdlUdL
Proven: fewest moves, fewest pushes

Lighthouse steps

 ####
##@.#
# $$####
#.$  ..#
# $    #
#  #####
#  #
####

Title/it: I gradini del faro
Title/pt: Os degraus do farol
Title/el: Τα σκαλιά του φάρου

Solution/Pushes 104/37
rDDLDRRlllddrUluRuruulDlDDrUluRddddlUUrurrdLulDlddrUUrurrrdLLulUllDRdd
lUruRRRdlLulDlddrUUruullDRddlUruRR
Proven: fewest moves, fewest pushes

Cargo list

   ####
####  #
#.$@$ ###
# ### $ #
#  ##   #
#$.     #
#..   ###
#######

Title/it: La lista di carico
Title/pt: A lista da carga
Title/el: Το φορτίο στα χαρτιά

Solution/Pushes 128/38
RurDDDrdLLdlluuluuRRRurDDDuullllddrddrruLdllUUrDldRRurRuuullllDDrdrrru
rruLdldllluluurrrrDrrddLLLLdllUUUdrDrrrruulDrdLLLdLrurrdLL
Proven: fewest moves, fewest pushes

Night shift

     ###
#### #+#
#  ### #
#   $..#
# $$   #
#   $###
#.$. #
######

Title/it: Il turno di notte
Title/pt: O turno da noite
Title/el: Η νυχτερινή βάρδια

Solution/Pushes 98/31
ddlLLLDRRlddrUlullddRUrrdLulluRurrDurrdLulllddrUluRRRdrUUddlLullddrdrU
UdllldRuuurRRlllulDDDrrUluRR
Proven: fewest pushes

Solution/Moves 94/33
ddlLLLDRRlddrUlullddRUrrdLulluRurrDurrdLulllddrUluRRRdrUUddlLLddrUUdll
ldRuruuRRlllulDDDrUluRRR
Proven: fewest moves

Lock gates

#########
#@   .  #
# $  #$ #
#    $.##
#####$.##
   # .  #
   #  $.#
   ###  #
     ####

Title/it: Le porte della chiusa
Title/pt: As comportas
Title/el: Οι υδατοφράκτες

Solution/Pushes 109/41
dRRurrrDDLDDrUUUruLLLLrrrddddrddlUUlldRurrddlUruLdlUrUUlLLuurrrDDDDldR
uuulllulldRRRRlluurrrdDlllulluRRRDldRRD
Proven: fewest moves, fewest pushes

Full hold

######
#..$.#
#    ####
#.#$$@  #
#    $  #
######  #
     ####

Title/it: La stiva piena
Title/pt: O porão cheio
Title/el: Γεμάτο αμπάρι

Solution/Pushes 118/38
rdLLLURuuLDllddRRUdlluurRdrRdrruLLdLLuullddRRRRuLdllluurrurDllluRdlddr
rUdrruLuLLulDrrruLLrrddrrrddlUruLLdllUUruLdddrUU
Proven: fewest moves, fewest pushes

Storm warning

#######
#+$   #
# .$  #
#.*#.$##
##   $ #
 ##    #
  ###  #
    ####

Title/it: Avviso di burrasca
Title/pt: Aviso de temporal
Title/el: Προειδοποίηση για θύελλα

Solution/Pushes 127/38
drRurrdLdddrruLUlDuuurDDDlllUluuRDRRddllUdrrrrddlUruLululLulDrrruLLddd
rdRUUrdrddlUruLdlUlluuurrrDLLulDrrrDDlUrdrddlUruLdlUruuLL
Proven: fewest moves, fewest pushes
`,
  pockets: String.raw`:: Twenty small rooms with two or three boxes. Each has solutions of the fewest pushes and moves.
Collection: Pocket rooms
Author: Dedalo

Side pocket

####
#@ ####
# $   #
# #$  #
#.  ###
#.  #
#####

Title/it: Tasca laterale
Title/pt: Bolso lateral
Title/el: Πλαϊνή τσέπη

Solution/Pushes 28/15
dRRDrruLLLulDDDrdrUUruLLulDD
Proven: fewest moves, fewest pushes

Letter box

######
#+   #
#.  $#
###$ ##
 #    #
 #    #
 ######

Title/it: La cassetta delle lettere
Title/pt: A caixa do correio
Title/el: Το γραμματοκιβώτιο

Solution/Pushes 51/15
rrdDrddlluRuuurDldddrruLdlUUUrDlddrruLdlUUruLLrruLL
Proven: fewest moves, fewest pushes

The step stool

   #####
####@  #
#     .#
#  $$#.#
####   #
   #####

Title/it: Lo sgabello
Title/pt: O escadote
Title/el: Το σκαμνάκι

Solution/Pushes 50/16
rrdddllULulldRRuRurrdLLLrrrddllUluRRurDlldllluRRRR
Proven: fewest moves, fewest pushes

Back pantry

####
#@ ####
#     ##
#  $$  #
#### ..#
   #####

Title/it: La dispensa sul retro
Title/pt: A despensa das traseiras
Title/el: Το πίσω κελάρι

Solution/Pushes 50/16
rdrrrddlULulldRRRdrruLuLLdRurDlllluurDldRRRdRluurD
Proven: fewest moves, fewest pushes

Coat hook

###
#+####
# #  #
#    ###
#   $  #
## .$  #
 #######

Title/it: L’attaccapanni
Title/pt: O cabide
Title/el: Η κρεμάστρα

Solution/Pushes 47/15
ddrrddRUrrdLLuluurDldRdrruLLullddRUrrdLuuLLdlUU
Proven: fewest moves, fewest pushes

Keyhole

#######
#  $@.#
#  $  #
### # #
  #   #
  ###.#
    ###

Title/it: Il buco della serratura
Title/pt: O buraco da fechadura
Title/el: Η κλειδαρότρυπα

Solution/Pushes 58/15
LDlluRRdrrddllUdrruulLulldRRddrruuuLrdddlluuRurDDDuullluRR
Proven: fewest pushes

Solution/Moves 54/17
LDlluRRdrrddllUdrruulLulldRRddrruuuLLdRurDlllluRRRdrDD
Proven: fewest moves

Sewing box

######
#    #
#   $###
#  $$@ #
### . .#
  ### .#
    ####

Title/it: Il cestino da cucito
Title/pt: A caixa de costura
Title/el: Το κουτί της ραπτικής

Solution/Pushes 67/22
dllURlluurrDLddrUdrruLLLuurDDldRRurDulluullldRRurDDullldRRdRRlluurD
Proven: fewest moves, fewest pushes

Under the stairs

  ####
###  #
#@$  ##
#  $  ##
### #  #
 #   # #
 #  .*.#
 #######

Title/it: Nel sottoscala
Title/pt: No vão da escada
Title/el: Κάτω από τη σκάλα

Solution/Pushes 90/24
RRDrrdrddLLulUdrdrruululLuurDldddrdrruuluLrdrddllulldRRRluluUruulDDDDl
dRRuluuulldRurDDDldR
Proven: fewest moves, fewest pushes

Bread bin

     ####
######  #
#+*     #
# $ $   #
###### .#
     ####

Title/it: La madia
Title/pt: A caixa do pão
Title/el: Η ψωμιέρα

Solution/Pushes 59/22
RRdRRurrddlUlllulldRurRdrrruulDLLLLdRRurrrddlUruLLLLrdRRurD
Proven: fewest moves, fewest pushes

Spice rack

 #####
##+. ###
#.     #
#  $$$ #
###  ###
  #  #
  ####

Title/it: Il portaspezie
Title/pt: O móvel das especiarias
Title/el: Το ράφι με τα μπαχαρικά

Solution/Pushes 71/23
rrdDLddrUUlulldRurDrddlUUluurrDDurrdLLLUdddrUUruLuLrddlUlldRurrddlUruL
L
Proven: fewest pushes

Solution/Moves 69/25
rrdDLddrUUlulldRurDrddlUUluurrDDurrdLLLUdddrUUruLuLrddlUlldRRdrUruLLL
Proven: fewest moves

Umbrella stand

    ####
    #  #
  ###  #
  #.   #
#####$##
#@ $ $ #
#..    #
########

Title/it: Il portaombrelli
Title/pt: O bengaleiro
Title/el: Η ομπρελοθήκη

Solution/Pushes 79/32
rdrruLrdrruLUUruulDrdLdddlluRdllluRRdrrUUUruulDDDDrdLLLLurRdrUUUruulDD
LrDDrdLLL
Proven: fewest moves, fewest pushes

Loose change

  ####
###. #
#.   #
##   ###
 #  $$@#
 #   * #
 #######

Title/it: Spiccioli
Title/pt: Trocos
Title/el: Ψιλά

Solution/Pushes 54/22
dLLUdrruLLUllddRUrrdLuuLuurDDldlUrdRdrruLLullddRRlUUUL
Proven: fewest moves, fewest pushes

Pencil case

   ######
####  ..#
#@ $$  .#
# $     #
#  ######
####

Title/it: L’astuccio
Title/pt: O estojo
Title/el: Η κασετίνα

Solution/Pushes 69/30
dRRRRuulDLdlluRRRRdLLullddrUluRRRurrrddLLURdrUdllLLullddrUluRRRRRlluR
Proven: fewest moves, fewest pushes

Sugar bowl

 #######
##+##  #
#  $ . ##
#  $ $  #
##### . #
    #####

Title/it: La zuccheriera
Title/pt: O açucareiro
Title/el: Η ζαχαριέρα

Solution/Pushes 71/27
dRRdRdrruLuLrddlUlLulldRRRRdrruLLruulDLLdlUrrrrddlUruLLLdRRurDllllluRR
R
Proven: fewest moves, fewest pushes

Bedside drawer

 #####
 #+  ##
##    #
#  # $##
# # $  #
# *  . #
####  ##
   ####

Title/it: Il cassetto del comodino
Title/pt: A gaveta da mesinha
Title/el: Το συρτάρι του κομοδίνου

Solution/Pushes 88/23
ddlddRRRUrrdLdlUllluururrrDDrdLLLuRUruLdddrUluuullddlddRRuruuLrddldllu
urUrrddrdLLuruurDD
Proven: fewest moves, fewest pushes

Matchbox

#######
#.    #
#   . #
## $###
 #$$@#
 #  .#
 #####

Title/it: La scatola di fiammiferi
Title/pt: A caixa de fósforos
Title/el: Το σπιρτόκουτο

Solution/Pushes 67/22
dllUUddrruLUlURdddlUruuurrdLulDlluRRdDDlUruulldRurDrruLLLddddRuUluR
Proven: fewest moves, fewest pushes

Crockery shelf

  ####
  #@ #
###$ ##
#  $  #
#  $  ###
### #.  #
  # ..  #
  #######

Title/it: La mensola dei piatti
Title/pt: A prateleira da loiça
Title/el: Το ράφι με τα πιάτα

Solution/Pushes 113/31
rddLDlluRRdrrddllUdrruulLulldRRddrruuuLLdRurDDullddrRuuuluulDDDlluRRdr
rddllUdrrurrdLLuulLulldRRRluurDrDDuulldRurD
Proven: fewest moves, fewest pushes

Grandmother’s trunk

   ######
   #.$@ #
   #  $ #
#### # ##
#  $ #.#
#      #
####  .#
   #####

Title/it: Il baule della nonna
Title/pt: A arca da avó
Title/el: Το μπαούλο της γιαγιάς

Solution/Pushes 104/30
rdLdddlluuuuRlddddrruuuLulDDDLdlluRRdRdrruLLLrrruuuruLLdldDldRRdrUUUdd
llullldRRRRluuururrdLddDlluuuRurDD
Proven: fewest moves, fewest pushes

Jewel case

   #####
####@ .#
#  # #.###
#  $$#   #
#  .$    #
###  #  ##
  #######

Title/it: Il portagioie
Title/pt: O guarda-joias
Title/el: Η μπιζουτιέρα

Solution/Pushes 93/31
rrdddlLULrddlUlluurDldRRRRRuuullDDLruurrddrrdLdlUlLdlUlluurDldRRRRRUUd
rrdLdlUUdlluLdlluurDldR
Proven: fewest moves, fewest pushes

Laundry chute

   #####
   #@ .#
   # # #
   # # #
#### . #
#  $$$ #
#    .##
####  #
   ####

Title/it: Lo scivolo del bucato
Title/pt: A conduta da roupa
Title/el: Η καταπακτή για τα άπλυτα

Solution/Pushes 75/30
dddDLdlluRRdRUUrrdLLddrUUruuuulldDDRdrUUUddllDLdlluRRRurrdLdLLuRdrUlll
ldRRR
Proven: fewest moves, fewest pushes
`,
  summits: String.raw`:: Twenty of the hardest levels, with up to eight boxes. Each has solutions of the fewest pushes and moves.
Collection: Summits
Author: Dedalo

Base camp

 ########
 #.$    #
## ##   ##
#   $ $  #
#.. #    #
##$#######
 #+#
 ###

Title/it: Il campo base
Title/pt: O acampamento base
Title/el: Η κατασκήνωση βάσης

Solution/Pushes 166/49
UUruRldlluRuuRRRdrrddlUruuLLdRddlUlLdlluRRRRRuulDrddrruLdlULuurrDulldd
LLdlluRuurRRddlLrruullldDDurrrrdrruLLLLLrruullldDrrrrruLdllldLDuuuurrr
DrdLLLrruullldDrrrurruLLLL
Proven: fewest moves, fewest pushes

Scree slope

  ####
 ##  #
##.$ ##
#@$ $.#
# ** .###
# $ . . ###
###. #$ $ #
  ####    #
     ######

Title/it: Il ghiaione
Title/pt: A encosta de cascalho
Title/el: Η σάρα

Solution/Pushes 122/40
ddRluuRDRRlluuRDRdLrddlUruulllddRUUrrdLrddlUUrdrrrddlUrdrruLLuLLLuuLuu
rDDldDlluuRlddrrrrrrddlUruLLLLuUllddRRRRlluuruulDDrD
Proven: fewest moves, fewest pushes

Shepherd’s hut

########
# . ##.#
#$ $ $ #
#..  *.###
###.## $.#
  #  # ###
  #$$@$#
  #    #
  ######

Title/it: La malga
Title/pt: A cabana do pastor
Title/el: Το καλύβι του βοσκού

Solution/Pushes 116/36
dllURdrrUUUULLuLullDRdRdDrddrruuuulLuLDuulldRurDrdrrULLLulldRdRRuLdlUr
rrrdddddlluulUdrddrruuuuulldLddrddlUUrdRdrUUUR
Proven: fewest moves, fewest pushes

Mule track

  #######
### .   #
# .$ .$ #
# $ ##@$##
##. ###  #
 #$      #
 # . #  ##
 ########

Title/it: La mulattiera
Title/pt: O caminho das mulas
Title/el: Ο δρόμος των μουλαριών

Solution/Pushes 151/42
UruLrdDDrdLLLLdllURRRRdrUUUlullulDDDuulldRurrrruLrddrddllldlluUddrruLu
lUluRRRRurrDDDrdLLLLdllUUrDrrrruuuulldlllDurrrurrddddlllluUddrrrruuuul
ldlLrrurrdL
Proven: fewest pushes

Solution/Moves 127/44
UruLrdDDrdLLLLdllURRRRdrUUUlullulDDDuulldRurrrruLrddrddllldlluUUluRRDl
dddrruLdlUUUruRRurrDDDrdLLLLLdlUrrrrruuuulldlldDDrrrruuuL
Proven: fewest moves

Waterfall

 ########
 #@$   .##
 #$#$    #
##.$ $#  #
#     #  #
#   ##.*.#
######.  #
     #####

Title/it: La cascata
Title/pt: A queda de água
Title/el: Ο καταρράκτης

Solution/Pushes 141/51
DDRdrrULdldlluRuuuRRDRRurDrddddlluRdrUluUruLulLdRurDDDDrUluullddlUdLdl
luRuRRdrUllluurRDRRurDDDrdLrdLuuuullddlLdlUruRdrUluRRurDllluRRdrDDuurD
D
Proven: fewest moves, fewest pushes

The long traverse

##########
#+   ##  #
#...*$   ##
#  $    $ #
#######   #
      ##$ #
       #  #
       ####

Title/it: Il lungo traverso
Title/pt: A travessia longa
Title/el: Η μακριά τραβέρσα

Solution/Pushes 149/57
rddRRRlluurDRdLLurrRRdLLrrdrruLLuurDlddrruLdlUruLLLdRulLLdRRurrrddlUru
LLLLulllddRRULrrrdRurrddlUruLLLLLdRRRurrdrdddlUUlUdrruLuLLLLuLLrrdrrrr
ddlUruLLL
Proven: fewest moves, fewest pushes

Above the clouds

##########
# $.. #. #
#    *   #
#  ##  $.#
#######.###
 #@  #    #
 #  $  $$ #
 ###    ###
   ######

Title/it: Sopra le nuvole
Title/pt: Acima das nuvens
Title/el: Πάνω από τα σύννεφα

Solution/Pushes 171/59
rdRdrruLLrruruUluLulldlluRRdRRdrrruulDrdLddlddrUUrrdLLLurUUruulDDDDldd
rUluRuuuLLLLullddrUluRdrrrdRurDDDlddrUUUUruLdddddllluRRdrUUUUruulDLdRd
ddlllulldRRRRdrUUUUUddddrruLdlU
Proven: fewest moves, fewest pushes

Fixed ropes

  #####
  #   ###
 ##    .#
 #@$  $$#
 # $##  #
### *. .#
#   .####
#    #
######

Title/it: Corde fisse
Title/pt: Cordas fixas
Title/el: Σταθερά σχοινιά

Solution/Pushes 151/47
RDDRdLuuuurrdLulDDDrddlUUUUrurrrDLddLLrruuulldRlldDrrruUruLLullDurrdrd
ddrUdlllluluRRRllddrddlUdlluRRUUluRuurrdrDDrdLLruuulullddRRurDDrdLuuur
DDulllluRRR
Proven: fewest pushes

Solution/Moves 149/49
RDDRdLuuuurrdLulDDDrddlUUUUrurrrDLddLLrruuulldRlldDrrruUruLLullDDrrrdd
rUdllllUluRRRllddrddlUdlluRRUUluRuurrdrDDrdLLruuulullddRRurDDrdLuuurDD
ulllluRRR
Proven: fewest moves

The chimney

########
#   #  #
#    $ #
# #### #
#  .#  #
###..  ###
  #  $*$@#
  ##  .$ #
   #######

Title/it: Il camino
Title/pt: A chaminé
Title/el: Η καμινάδα

Solution/Pushes 162/50
dLLULuuruuLLLrrrddlddrUUdddrruLdlUlulldRdRRuLdlUrrrrdLLuluurDldlluullu
uurrdrrrDDldLdlUrrdRdrruLLLulldRdRRuLdlUrrrrdLLuluurDldRdrruLLulLddRUr
uuuulllulldRRRRurDDDDL
Proven: fewest moves, fewest pushes

Echo wall

   #####
####   ##
#@*     #
# ###$.$#
#. ##.* #
#$ #  # #
# $$ . .#
##     ##
 #######

Title/it: La parete dell’eco
Title/pt: A parede do eco
Title/el: Ο βράχος της ηχούς

Solution/Pushes 165/40
RRRurrdrDululldRDrruLdlDDlddrruruULrddldlluurUruuulldRurDrDDDullUddldd
rUUddlllURRlllUUrDldRdrruurUrruululldlllDurrrurrdLLLrrrrddllUdrruulDuu
lldRurDldddlddrUUddllluRR
Proven: fewest moves, fewest pushes

Eagle’s nest

 #########
 #@ . .  #
## $ $$.$#
# $.#*  .#
#   # ####
#####   #
    # # #
    #   #
    #####

Title/it: Il nido d’aquila
Title/pt: O ninho da águia
Title/el: Η αετοφωλιά

Solution/Pushes 120/43
rrrrDulldRDDDrrddllUUUUURurrDLdLruulDlluRRdlDDDrrddllUUUUUrrdLullulldR
RRDrruLuLLdlddlluRuuRdrRdrruruLddlluRdlDDrrddllUUU
Proven: fewest moves, fewest pushes

Crevasse

   ####
####  ####
#    .   #
# $  #$  #
##.# # ###
 #*@$. #
 #  $. #
 #######

Title/it: Il crepaccio
Title/pt: A fenda no gelo
Title/el: Η ρωγμή στον πάγο

Solution/Pushes 183/51
dlUrdRUrrdLLuUUlulldRurRdddllUURurDDuuRRDrruLLLulDDllddrRdrruUUdddllul
ldRuluururrRdddLLLdRurruuulldDuurrdddlLuullluRRdrdddllUUddrruLrrruuulu
lDDDuurrdrruLLdddlLdllURRuuullldRDuurrdLulD
Proven: fewest moves, fewest pushes

Hairpin bends

     ####
 #####@ #
 #  . $*#
## $ .# ##
#  # # . #
#   $  $ #
#  #  .###
########

Title/it: Tornanti
Title/pt: Curvas e contracurvas
Title/el: Φουρκέτες

Solution/Pushes 210/60
rDLLdlLulDDlddrUrRdrruurrdLulDLLuururrDDrdLLuruulldlluRRRurDDDldLdlUUd
rruruulldLulldDlddrURRuuurrrddldLdlUrruruullllldDldRRRUUrurrddldLdlUll
uuurRRllldddrrUUruLdddrrurrdLLLdlUlluuRRurRurDDullldlluRRRRlldllddrrUU
Proven: fewest pushes

Solution/Moves 208/64
rDLLdlLulDDlddrUrRdrruurrdLulDLLuururrDDrdLLuruulldlluRRRurDDDldLdlUUd
rrurrdLLLdlUrruruulldLulldDlddrURRRRuruullllldDldRRRUUrurrddldLdlUlluu
urRRllldddrrUUruLdddrrurrdLLLdlUlluuRRurRurDDullldlluRRRRlldllddrrUU
Proven: fewest moves

The bivouac

  ########
  #  ##  ##
  #  ##.  #
###  # .$ #
#  # $  $.#
# $#  #$#*#
#     #+  #
###  .#####
  #####

Title/it: Il bivacco
Title/pt: O bivaque
Title/el: Νύχτα στο βουνό

Solution/Pushes 157/54
rrUULUlldLdlUUluurDDDDurrurrdLLrrrddllUdrruululuurDrDDlUruLdlldRddrrUU
LrddlluUruurDDlllLdddlluRdrUUlURRuRDrruLdlllddlllluurDldRRRdrUUluUluur
DDDDDldRuuuRRRRlD
Proven: fewest moves, fewest pushes

Snow bridge

 #####
 # . ####
 #   $@ #
 ## . $ #
####$* ##
#   .$ #
# ## $##
#  . .#
#######

Title/it: Il ponte di neve
Title/pt: A ponte de neve
Title/el: Η χιονογέφυρα

Solution/Pushes 156/47
rdLddLLURlUluurDRDrruLLLulldRdRddddllluurRllddrrruUrrUULuLulldRdRDDlll
ddrrrrUdlllluurrrDrdLuuuRDDuululuurDrDrruLLdDlddrUrUdlluRuurrdLulLDDrd
rUllulUrrDurrdLL
Proven: fewest pushes

Solution/Moves 136/51
rdLddLLURlUluurDRDrruLLLulldRdRddrrULdlddrUUruULuLulldRdRDDrruLdddllll
uurRRDrdLurUruuLDDDuuuuLulldRdRluurDrDrruLLLulldRdRDuRuLdlUrrrrdLL
Proven: fewest moves

Thin air

#####
#   ###
# *.  ###
# $ $.  #
#  #   .#
#$### $ #
#+###$###
#.    #
#######

Title/it: Aria sottile
Title/pt: Ar rarefeito
Title/el: Αραιός αέρας

Solution/Pushes 231/49
drrrrUUUlURddddlllluUUURRuullDRurDlddldddrrrruuuuuLLulDrrrddlUruLrddrr
uLdlluurDldRuulLulldRlDDrURlluurrDrrdddddlllluUUdddrrrruuuurrddLruullu
llulldRddldddrrrruUrruullulLulldDDDDuuuuurrdrrdrrddllUlULLruulldDDDuur
rrRuLrdddrruuLrddlluR
Proven: fewest pushes

Solution/Moves 208/55
drrrrUUUlURddddlllluUUURRuullDRurDlddldddrrrruuuuuLLulDrrrddlUruLLulld
RlDDrURRllluurrDrddrdddlllluUUdddrrrruuurrdLulluurDldRuullulldRddldddr
rrruUrruuLLulLulldDDDDuuuuurrdLrrrdrrddllUlULrdrRuLuLLullDRlDDDurUrR
Proven: fewest moves

The overhang

   ######
   #+   #
 ###$#$ #
##    $ #
# .$$####
# .  ##
#  *  #
###. .#
  #####

Title/it: Lo strapiombo
Title/pt: O rochedo suspenso
Title/el: Ο κρεμαστός βράχος

Solution/Pushes 213/52
rrrddLLLDLdldRdrruLLuurDuurrruulllDDDldlluRuRRdLulDurruurrrddlLLdldddr
ruLdlUrUUUrrruulllDDDlluRdrUdlllddRRUddrruLdlUlluururrdDuulldlddrrdrru
LuuurrruulllDDDDDLdRuuuulldlddRluurDuurrddLDuruulldlddRluururrdLurrrUr
uLL
Proven: fewest pushes

Solution/Moves 211/54
rrrddLLLDLdldRdrruLLuurDuurrruulllDDDldlluRuRRdLulDurruurrrddlLLdldddr
ruLdlUrUUUrrruulllDDDlllddRRUddrruLdlUlluurDuuRRdDLddrruLdlUruuuuurrrd
dlLrruullldDDDDldRuuuulldlddRluurDuurrddLDuruulldlddRluururrdLurrrUruL
L
Proven: fewest moves

North face

    #####
    #@  #
 #### # ##
 #    #  #
 # ..### #
 ##$$$   #
###...$$ #
# $.$  ###
#  . ###
######

Title/it: La parete nord
Title/pt: A face norte
Title/el: Η βόρεια όψη

Solution/Pushes 235/48
ddldDRddLUlUdrruLuuruurrddrddlLLrrruuluullddldDrddrUluRlluulldRurruurr
ddrdddLLdllUlURdddlUUddlluRdrrurrurruuuluullddlDDDlDRdLuuruuuruurrddrd
ddlluLrdrruuuluullddldDDRRlllddrUluRuuulldRDDuuurruurrddrddLLLLdlUrddd
lUlldRurruurrdLurrrdLLdLL
Proven: fewest pushes

Solution/Moves 217/52
ddldDRddLUlUdrruLuuruurrddrddlLLrrruuluullddldDrddrUluRlluulldRurruurr
ddrdddLLdllUlURdddlUUddlluRdrrurrurruuuluullddlDDDlDRdLuuruuulldRurDDD
lUrdRRuLLdlddrUluRuuulldRDDuuurruurrddrddLLLLdlUrdddlUlldRurruurrdLurr
rdLLdLL
Proven: fewest moves

False summit

  #######
 ##  #  #
##   .$.#
#.$  #. ##
# $ ###*@#
#     .$ #
#  #$ ####
####  #
   ####

Title/it: La falsa cima
Title/pt: O falso cume
Title/el: Η ψεύτικη κορυφή

Solution/Pushes 228/69
dLLLLLLdlUURdrUUruulDlDDrUdllddrUluRurrurRdrDrdLLLLLUluuRRllddlddrUUrd
rrrruuluurDDDrdLLLLLuUruRldlddrrrruuuulDlldldlldRururuulDlDDrUdllddrUl
uRurrurrrdddlllLrrddlUrurruuullldlluRRRRurDDullldlldlddrUrRRllUUluRRRR
lldlddlluRdrUUluRR
Proven: fewest pushes

Solution/Moves 200/71
dLLLLLLdlUURdrUUruulDlDDrUdllddrUluRurrurRdrDrdLLLLLUluuRRllddlddrUUrd
rrrruuluurDDDrdLLLLLuUruRldlddrrrruuuulDlldldlldRRuuruulDlDDrUluRRRRur
DDullldldllddrUluRdrRRddlUruLLUUluRRRRlldldllddrUluRdrUUluRR
Proven: fewest moves

Roof of the world

     #####
######   #
#   ##   #
#      $##
# ### *.#
# ###. ##
# $+$*$#
## .   #
 #######

Title/it: Il tetto del mondo
Title/pt: O teto do mundo
Title/el: Η στέγη του κόσμου

Solution/Pushes 220/58
drrUUrUrULLLLulldRRRRRddlUdddlluRdrUUruuuurrdLulDDLDDrUluLLullddddRdrr
rrUdlllluluuuurrdrrdrrULLddDrUluurrdLddlldlluluuuurrdRRRuurrdLulDDDrUl
lllullddddrdrrurrUdlldlluluuuurrdrrDDuurrdLdddLLrruuuulllulldRRRRRuurr
dLDuulDDlD
Proven: fewest moves, fewest pushes
`,
  tangles: String.raw`:: Twenty-two hard levels, each with a solution of the fewest pushes.
Collection: Tangles
Author: Dedalo

The doorstep

    ####
    # .##
    # . #
    #   #
    # $ #
#####$ ##
#+$   $#
####  .#
   #####

Idea: The goal under your feet belongs to the box beside you. Take it out into the room, get behind it and send it home before you climb.
Title/it: Sulla soglia
Idea/it: L’obiettivo sotto i tuoi piedi spetta alla cassa accanto. Portala nella stanza, mettiti dietro e rimandala a casa prima di salire.
Title/pt: À soleira da porta
Idea/pt: O objetivo debaixo dos teus pés é da caixa ao lado. Leva-a para a sala, põe-te atrás dela e manda-a para casa antes de subires.
Title/el: Στο κατώφλι
Idea/el: Ο στόχος κάτω από τα πόδια σου ανήκει στο διπλανό κουτί. Βγάλ’ το στο δωμάτιο, πέρνα πίσω του και στείλ’ το σπίτι πριν ανέβεις.

Solution/Pushes 73/33
RRRdrrULLLLrrrUUUrrdLDlddrUUUruulDlDDrUruululDDDrUUdddddlluRdrUUUUdlDD
ldR
Proven: fewest moves, fewest pushes

Staircase

#####
#.. ##
##.  #
 # $ ###
 ## $@ #
  # $  #
  #  ###
  ####

Idea: The stairs are narrow: the lowest box goes into the far corner first, and the highest one comes last.
Title/it: Su per le scale
Idea/it: Le scale sono strette: la cassa più bassa va per prima nell’angolo in fondo, la più alta arriva per ultima.
Title/pt: Escada acima
Idea/pt: A escada é estreita: a caixa mais baixa vai primeiro para o canto do fundo e a mais alta fica para o fim.
Title/el: Σκάλα σκάλα
Idea/el: Η σκάλα είναι στενή: το πιο χαμηλό κουτί μπαίνει πρώτο στη γωνία του βάθους και το πιο ψηλό έρχεται τελευταίο.

Solution/Pushes 94/34
dLUlUluurDrDulldRdRddlUUUluurDrDDlUruLdlUruLrdddddrUUdrruLLdlUUluurDrD
DlUruLdlUrrddrdLdlUUUruL
Proven: fewest moves, fewest pushes

House swap

####
#+ ###
# $  ####
# $  . .#
### ### #
 # $    #
 #     ##
 #######

Idea: The box of the lower room belongs in the corner where you begin, and both boxes beside you belong on the right.
Title/it: Scambio di casa
Idea/it: La cassa della stanza in basso va nell’angolo da cui parti, e le due accanto a te vanno a destra.
Title/pt: Troca de casas
Idea/pt: A caixa da sala de baixo pertence ao canto onde começas, e as duas ao teu lado pertencem à direita.
Title/el: Ανταλλαγή σπιτιών
Idea/el: Το κουτί του κάτω δωματίου ανήκει στη γωνία όπου ξεκινάς, και τα δύο πλάι σου ανήκουν δεξιά.

Solution/Pushes 143/35
ddRluurDrDrrrrddldlllluRRdrruruullllDuulldRurrdrrrddldlluRdllluRuUruLd
dddrruLdlUUUrrrrddLLdlluuulluurDldRRRRRlluLdlluurDldRRdddrruLdlUUURuLL
dlU
Proven: fewest moves, fewest pushes

After you

    ####
    #  ##
##### $ #
#  ## # #
#  $   .#
# $@#$  #
#..## ###
#   . #
#######

Idea: Two boxes that are already home step aside by one square, and step back once another has passed.
Title/it: Dopo di Lei
Idea/it: Due casse già a posto si scostano di una casella e tornano al loro posto quando un’altra è passata.
Title/pt: Passe, passe
Idea/pt: Duas caixas já arrumadas afastam-se uma casa e voltam ao lugar depois de outra passar.
Title/el: Περάστε, περάστε
Idea/el: Δύο κουτιά που είναι ήδη στη θέση τους κάνουν ένα τετράγωνο στην άκρη και γυρίζουν μόλις περάσει ένα άλλο.

Solution/Pushes 138/35
LulDurRRRDrruLLLLdlddrrrUUddllluururRdrruuuLulDDDRllldlddrrruUddllluul
uurDrrRdddllllUrdrrruuulllDDldRRluuulDurrrrdrrULLLLdlluurDDurrruurrD
Proven: fewest pushes

Solution/Moves 118/39
LulDurRRRDrruLLLLdlddrrrUUddllluuluurDDurrRdddllllUUrDldRRluuuulDDurrr
rdrruLLLLdlluurDDurrrrruuLulDDurrddlLLLdlluRRRRR
Proven: fewest moves

A long errand

#######
#   ..###
# *.  $@#
##$###  #
#       #
#  $  ###
###  ##
  #  #
  ####

Idea: The box that is home at the start leaves its room altogether, and is the last to come home.
Title/it: Una lunga commissione
Idea/it: La cassa che all’inizio è a posto esce del tutto dalla stanza, ed è l’ultima a rientrare.
Title/pt: Um recado demorado
Idea/pt: A caixa que começa arrumada sai mesmo da sala e é a última a regressar.
Title/el: Μια μακρινή δουλειά
Idea/el: Το κουτί που στην αρχή είναι στη θέση του βγαίνει εντελώς από το δωμάτιο και γυρίζει τελευταίο.

Solution/Pushes 122/37
LddldldlUrurruuLulldRullldRDDldRuRDrruLLdlUUUluRRRdLulDDDrrdddlUUrurru
uLLulldddldRuuuurrdrrddllLrddlUlUUUluRRlddddrruLdlUU
Proven: fewest pushes

Solution/Moves 111/41
LddldldlUrurruuLulldRullldRDDldRuRDrruLLrdddlUUlUUUluRRRdLulDDDldRuRDr
ruLLrdddlUUlUUUluRRdldddrruLdlUUdrrrruuLL
Proven: fewest moves

Stocktaking

   #####
####   ##
#@ # #  #
# .$$   #
#..# #  #
## $.  ##
 ##$## #
  #    #
  ######

Idea: The first box into the small room has to come out again. Clear the other side before you fill it for good.
Title/it: Inventario
Idea/it: La prima cassa che entra nella stanzetta deve uscirne di nuovo. Libera l’altro lato prima di riempirla davvero.
Title/pt: Inventário
Idea/pt: A primeira caixa a entrar na salinha tem de voltar a sair. Liberta o outro lado antes de a encheres de vez.
Title/el: Απογραφή
Idea/el: Το πρώτο κουτί που μπαίνει στο μικρό δωμάτιο πρέπει να ξαναβγεί. Άδειασε την άλλη πλευρά πριν το γεμίσεις οριστικά.

Solution/Pushes 157/37
rdddRRuULrrruullDurrddlLddlluluurDRRRlddllUluRRRuurrdrddldddlllUdrrruu
uruulullddddRluullddRRuuuurrdrddlULLLrddlluluurDrrddlddrrruULrUruLLLLL
ulDrrruurrDrdLLLL
Proven: fewest moves, fewest pushes

Change of seats

 #######
 #+ $. #
 #  $  ##
## # $  #
#  ##$  #
# ..  ###
###  ##
  #  #
  ####

Idea: The box at the top takes the goal on the right, and near the end it moves over to the one on the left, where you began.
Title/it: Cambio di posto
Idea/it: La cassa in alto occupa l’obiettivo a destra, e verso la fine passa a quello a sinistra, dove hai cominciato.
Title/pt: Troca de lugares
Idea/pt: A caixa de cima ocupa o objetivo da direita e, perto do fim, passa para o da esquerda, onde começaste.
Title/el: Αλλαγή θέσης
Idea/el: Το πάνω κουτί πιάνει τον δεξιό στόχο και, κοντά στο τέλος, περνά στον αριστερό, εκεί όπου ξεκίνησες.

Solution/Pushes 166/38
rdRRuLddRullldddrrrUUdrruLdldllluuurrurrDDrdLuuullddRluurrdDllulluRRdd
rruLLullddddrrrUUrrdLulluullddddrrrUdllluuuurrdLulDDDldRuuurrdRdrruLuL
LLulDDDuurrrruLLLrrrdddlUU
Proven: fewest moves, fewest pushes

The latch

####
#  #
#  ######
#$$@$   #
#. ## $.#
#       #
#######.#
      #.#
      ###

Idea: The box at the left wall slides up and down for the others like a latch, and comes to rest last of all.
Title/it: Il chiavistello
Idea/it: La cassa al muro di sinistra scorre su e giù per le altre come un chiavistello, e si ferma per ultima.
Title/pt: O ferrolho
Idea/pt: A caixa encostada à esquerda desliza para cima e para baixo como um ferrolho, e é a última a parar.
Title/el: Ο σύρτης
Idea/el: Το κουτί στον αριστερό τοίχο ανεβοκατεβαίνει για τα άλλα σαν σύρτης και ησυχάζει τελευταίο.

Solution/Pushes 152/39
RRddlllulURuulDDrddrrruulLrrddllluUluurDDrrrddrruuLLddllllUUrDldRuuuul
DDrddRRRRluuLLrrrrdDDullllluUluurDDrrrddllllUdrrrruulllDldRRRRRluurrdD
lluRullllulD
Proven: fewest pushes

Solution/Moves 146/41
RRddlllulURuulDDrddrrruulLrrddllluUluurDDrrrddrruuLLddllllUUrDldRuuuul
DDrddRRRRluuLLrrrrdDDullllluUluurDDrrrddllllUUrDldRuuuulDDrddRRRRluurr
dDlluR
Proven: fewest moves

Turning circle

 #######
 #@ #  ##
##      #
# $$#   #
# . #   #
#.$ #####
##. #
 ####

Idea: There is no room on the left to get behind a box. Take it through the door and bring it back from the other side.
Title/it: Inversione di marcia
Idea/it: A sinistra non c’è posto per mettersi dietro a una cassa. Portala oltre la porta e riportala indietro dall’altro lato.
Title/pt: Inversão de marcha
Idea/pt: À esquerda não há espaço para te pores atrás de uma caixa. Leva-a pela porta e trá-la de volta pelo outro lado.
Title/el: Αναστροφή
Idea/el: Αριστερά δεν χωράς πίσω από κουτί. Πέρασέ το από την πόρτα και φέρ’ το πίσω από την άλλη πλευρά.

Solution/Pushes 100/42
dDlddRUrUdlluRuRRRurDllllddrUluRRRddrruuLLLLulDDrdLddrUUUluRRRddrruuLL
LLulDDDDuuurrrddrUruLLLLulDDlD
Proven: fewest moves, fewest pushes

The siding

 ####
 #@ #
## $######
# $$     #
#  $ #  .#
###   ...#
  ##     #
   #######

Idea: Park two boxes in the upper corridor. They come back the way they went, for only the lower way leads to the goals.
Title/it: Binario morto
Idea/it: Parcheggia due casse nel corridoio in alto. Tornano da dove sono venute, perché solo la via bassa porta agli obiettivi.
Title/pt: Linha de resguardo
Idea/pt: Estaciona duas caixas no corredor de cima. Voltam por onde foram, pois só o caminho de baixo leva aos objetivos.
Title/el: Παρακαμπτήριος
Idea/el: Πάρκαρε δύο κουτιά στον πάνω διάδρομο. Γυρίζουν από εκεί που πήγαν, γιατί μόνο ο κάτω δρόμος βγάζει στους στόχους.

Solution/Pushes 107/43
dDRRRRlllluurDldRRddlUUlldRRurDulluurDDldRdRRRRuluLLDlluurDldRdRRRurru
LLLLDlluurDldRdRRdrrUdlluRuRulllDldRR
Proven: fewest moves, fewest pushes

Last in the queue

  ####
  #@ ####
### ..  #
#  $ #. #
# # #   #
# # $ $ #
# $  #.##
####   #
   #####

Idea: The box nearest to the goals at the top is meant for the one at the bottom, and its turn comes last.
Title/it: L’ultima della fila
Idea/it: La cassa più vicina agli obiettivi in alto è destinata a quello in basso, e il suo turno arriva per ultimo.
Title/pt: A última da fila
Idea/pt: A caixa mais próxima dos objetivos de cima é para o de baixo, e a vez dela chega em último.
Title/el: Τελευταίο στην ουρά
Idea/el: Το κουτί που είναι πιο κοντά στους πάνω στόχους προορίζεται για τον κάτω, και η σειρά του έρχεται τελευταία.

Solution/Pushes 201/46
dDlldddRRuUUrurrddldLruruulldldDrrurrdLLLrrddllULURRlddrruUruuullldlll
dddRRurrrUUddddllUllluuurrDDRRlddrruUllluuruulDDlldddrRurrrUruuLLrrddl
UruLdddddllUllluuurrDDRRlddrruUUdllluulldddrRurrrddllUluRRurD
Proven: fewest pushes

Solution/Moves 197/48
dDlldddRRuUUrurrddldLruruulldldDrrurrdLLLrrddllULURRlddrruUUruullldlll
dddRRurrurUddddllUllluuurrDDRRlddrruUllluulldddrRuuuruulDDDDrrrUruuLLr
rddlUruLdddddllULuRRlddrruUUdllluulldddRRurrrddllUluRRurD
Proven: fewest moves

Roped together

   ####
   #..#
   # .#
   #  ##
#### . ##
# .$$ $ ##
#      $@#
##### $  #
    ###  #
      ####

Idea: The lowest box is the first to climb to the top. Another waits at the foot of the shaft and goes up last.
Title/it: In cordata
Idea/it: La cassa più bassa sale in cima per prima. Un’altra aspetta ai piedi del pozzo e sale per ultima.
Title/pt: Em cordada
Idea/pt: A caixa mais baixa é a primeira a subir ao topo. Outra espera ao pé do poço e sobe em último.
Title/el: Δεμένα με σχοινί
Idea/el: Το πιο χαμηλό κουτί ανεβαίνει πρώτο στην κορυφή. Ένα άλλο περιμένει στη βάση του φρεατίου και ανεβαίνει τελευταίο.

Solution/Pushes 122/46
LuLullDRdRlulLdlluRRRurrDLdLLrUrrrDLLrrrddlUruLullddRUrrddlUruLLdlUUUU
UddddrruLdlUUUddlldRurrddlUUlllldRRRurrddlUruLLLrUUU
Proven: fewest pushes

Solution/Moves 120/48
LuLullDRdRlulLdlluRRRurrDLdLLrUrrrDLLrrrddlUruLullddRUruLdlUlldRurUUUd
drdddlUUUUddlllldRRRRdrUrrddlUruLLdlUUdrruLLLLrUUU
Proven: fewest moves

Changing of the guard

      ####
  #####@ #
###.  #  #
#.  # #$.#
# $   #  #
## # .$$.#
 # $ ##  #
 #   #####
 #####

Idea: A box from the left belongs on the right, and the one in the doorway belongs on the left: let them pass each other in the middle.
Title/it: Cambio della guardia
Idea/it: Una cassa di sinistra va a destra e quella sulla porta va a sinistra: falle incrociare nel mezzo.
Title/pt: Render da guarda
Idea/pt: Uma caixa da esquerda pertence à direita e a que está à porta pertence à esquerda: cruza-as a meio.
Title/el: Αλλαγή φρουράς
Idea/el: Ένα κουτί από αριστερά ανήκει δεξιά, και αυτό στην πόρτα ανήκει αριστερά: κάν’ τα να διασταυρωθούν στη μέση.

Solution/Pushes 175/47
rdddlUrdddlULLullulldRRRlldddrruUrULLrdddlluuUrrrdrrruulDuruulDDrddLLL
ulluurrDDllldddrruURRRdrUUUluurDldDrdLLLuuullddRluurrdDllldddrruURRRll
uuullddRluurrdDlllluRdrrddLdlUUUrUL
Proven: fewest pushes

Solution/Moves 169/59
rdddlUrdddlULLullulldRRRlldddrruUrrrruulDuruulDDrddLLLULLuurrDDllulldR
RRlldddrruURRRdrUUUluurDldDrdLLLULLuurrDDllulldRRRlldddrruURRRllULLuur
rDDldddlluuUluRdrrddLdlUUUrUL
Proven: fewest moves

The gallery

       ####
      ##  #
  #####+$ #
###    $  #
#    .. ###
#  .##  ###
###### $$ #
     #    #
     ######

Idea: The box beside you wants the goal under your feet, but first it waits out in the gallery while the others go by.
Title/it: La galleria
Idea/it: La cassa accanto vuole l’obiettivo sotto i tuoi piedi, ma prima aspetta fuori in galleria mentre passano le altre.
Title/pt: A galeria
Idea/pt: A caixa ao lado quer o objetivo debaixo dos teus pés, mas primeiro espera na galeria enquanto as outras passam.
Title/el: Η στοά
Idea/el: Το διπλανό κουτί θέλει τον στόχο κάτω από τα πόδια σου, αλλά πρώτα περιμένει έξω στη στοά ώσπου να περάσουν τα άλλα.

Solution/Pushes 138/49
DrruulDrdLLLddrUluRlLrddddrUdrruLLdlUUUrDlddrruLdlUUruuurrdLulDDLLuRRd
llLLdlluRRuRRdLrrrDlddrruLdlUUruuurrdLulDDLLullDRurRdrUdDlddrruLdlUU
Proven: fewest moves, fewest pushes

Clear the passage

    ####
 ####  #
##     ##
# $$    #
#   $## #
##...## #
 ##$* *.#
  #@ ####
  ####

Idea: The two boxes at the bottom give up their goals first, for boxes from above must go through there to the far right.
Title/it: Sgomberare il passaggio
Idea/it: Le due casse in basso lasciano prima i loro obiettivi, perché di lì altre devono passare fino in fondo a destra.
Title/pt: Passagem livre
Idea/pt: As duas caixas de baixo largam primeiro os objetivos, porque por ali outras têm de ir até ao fundo, à direita.
Title/el: Ελεύθερη διάβαση
Idea/el: Τα δύο κάτω κουτιά αφήνουν πρώτα τους στόχους τους, γιατί από εκεί πρέπει να περάσουν άλλα ως την άκρη δεξιά.

Solution/Pushes 150/49
UUrUdlluRUdlluRuRDuRRdLulldddrrUULDrdLddrUluuurrrrdddLLLUluurruurDlLdl
ddrddlUUrdrrruuuLulldDDldRRRlluuuurrdLulDDDldRRluuulDlluRRluRRDDDuurru
ulDrdLulDD
Proven: fewest moves, fewest pushes

Sliding puzzle

    ####
    #  ##
    #   #
######  ##
#   $  $@#
# # # $$ #
# $.. #  #
## ..  ###
 ###.  #
   #####

Idea: Boxes on the goals move over several times, like the tiles of a puzzle, until the last one can drop to the lowest goal.
Title/it: Gioco del quindici
Idea/it: Le casse sugli obiettivi si spostano più volte, come le tessere del quindici, finché l’ultima scende in fondo.
Title/pt: Jogo do quinze
Idea/pt: As caixas nos objetivos mudam várias vezes de casa, como peças do jogo do quinze, até a última descer ao fundo.
Title/el: Πλακάκια που γλιστρούν
Idea/el: Τα κουτιά στους στόχους μετακινούνται πολλές φορές, σαν πλακάκια παζλ, ώσπου το τελευταίο να πέσει στον πιο χαμηλό.

Solution/Pushes 171/50
LrddlULUlDDlluullddRdrruruuLLrrrdrruLLruulDDLddldlluRuuRRRurDrddlULuur
DlllldddrdrruLuLrddlUlUlluuRRRRDDLddrruLLururUrrdLLulDDlddrruLuuulllld
drRlluurrDurrrruulDDrdLulDDDrdL
Proven: fewest moves, fewest pushes

End to end

   #######
   #@ #  ##
   # $  $ #
##### # #.##
# $ ..$    #
# ##$###   #
# .  .     #
#####  #####
    ####

Idea: The box below the goals goes far to the right to wait, and later crosses the whole cellar to the left.
Title/it: Da un capo all’altro
Idea/it: La cassa sotto gli obiettivi va ad aspettare lontano a destra, e più tardi attraversa tutta la cantina verso sinistra.
Title/pt: De ponta a ponta
Idea/pt: A caixa por baixo dos objetivos vai esperar longe, à direita, e mais tarde atravessa toda a cave para a esquerda.
Title/el: Από άκρη σε άκρη
Idea/el: Το κουτί κάτω από τους στόχους πάει να περιμένει πέρα δεξιά, και αργότερα διασχίζει όλο το υπόγειο προς τα αριστερά.

Solution/Pushes 215/52
dRddRRRddllllllluuRRRDulllddrrRRRRRuullLLrrrrdrruLuuLulDrrdddldlllluur
rrRllluuRRDullddlddrrrruuLrdrruLuuLLddRluurrdDlddlllluuruuRlddlddllluu
rRllddrrrrrrruurrdLuuululDllddRRRllluurrDurrdDrddLLLLLLLrrrrrrUUlLLrrD
rdLLL
Proven: fewest pushes

Solution/Moves 213/58
dRddRRRddllllllluuRRRDulllddrrRRRRRuullLLrrrrdrruLuuLulDrrdddldlllluur
rrRllluuRRDullddlddrrrruuLrdrruLuuLLddRddlllluurRRuurrdDrdLuuullddRluu
rrdDlllllddllluurRRRuuRRddLLrrrruuLulDDurrddrddLLLLLLLrrrrrrUUlLLrrDrd
LLL
Proven: fewest moves

One door for five

    #####
    #   ##
 ####    #
##@..# $ #
#    #  ##
#.. $  $#
# .# $  #
##### $ #
    ##  #
     ####

Idea: All five boxes go in by the door where one of them stands: push that one back out of it first.
Title/it: Una porta per cinque
Idea/it: Tutte e cinque le casse entrano dalla porta dove ne sta una: spingi prima quella indietro, fuori dai piedi.
Title/pt: Uma porta para cinco
Idea/pt: As cinco caixas entram pela porta onde está uma delas: empurra essa primeiro para trás.
Title/el: Μία πόρτα για πέντε
Idea/el: Και τα πέντε κουτιά μπαίνουν από την πόρτα όπου στέκεται ένα τους: σπρώξε πρώτα αυτό προς τα πίσω.

Solution/Pushes 131/55
rddRdRdRUUUrUruLulldRDDDLLLullddrUluRdrrrddrUrULuurruLulDDDDLLLUlDrrrr
rUluurrdLulDDrdLLLLLrrrddrUddrUUULLdlUrrrUluurrdLulDDrdLLLLrU
Proven: fewest pushes

Solution/Moves 127/59
rddRdRdRUUUrUruLulldRDDDLLLullddrUluRdrrrddrUrULuurruLulDDDDLLLLrrrrrU
UruLulDDDrdLLLLUlDrrrddrUddrUUULLLrrrUUruLulDDDrdLLdlUUdL
Proven: fewest moves

All in good time

######
# $@.####
#  $$   #
#  # ## #
## *.$  #
 #   #$##
 # . ..#
 #  ####
 ####

Idea: The goal beside you is filled almost last, though a box stands close to it. Sort out the middle first.
Title/it: Ogni cosa a suo tempo
Idea/it: L’obiettivo accanto a te si riempie quasi per ultimo, anche se una cassa gli sta vicina. Prima sistema il centro.
Title/pt: Tudo a seu tempo
Idea/pt: O objetivo ao teu lado é quase o último a encher-se, embora haja uma caixa perto. Primeiro trata do meio.
Title/el: Όλα στην ώρα τους
Idea/el: Ο στόχος δίπλα σου γεμίζει σχεδόν τελευταίος, κι ας είναι κοντά του ένα κουτί. Τακτοποίησε πρώτα τη μέση.

Solution/Pushes 213/57
rDDDLdlUUluuRDDDrruuLrddlddrUUllDuuluurDrrrrrddlLLddrrUdllulluUluurDrr
DDDlluUluRdddrddlUUrruuurrrddLLrddlLullUUluurDRRuLrddDDllddrURRllluuUl
uRRurDDDDuuullddddrRuurrruulLrrddlllddlluuRDuluururDrrrddllLdlluuuluRR
drD
Proven: fewest pushes

Solution/Moves 197/63
rDDDLdlUUluuRDDDDurruuuLrdddlluuRurDrrrddlLLLddrrrUdllluurDllUUluuRDrr
uLrdDDllUluRRurDllddrdddlUUUUluuRDrrrrrddLddlLrruuLLDllddrURRllluuRRll
UluurDrruLrdDDDullddrRuulDulUluRRurDrrrddlLLdlluuuluRRdrD
Proven: fewest moves

The gatekeeper

  ####
###+ #
#   .#
#.  ########
#$$ $      #
#. ##  .$  #
#  ## $ #  #
######  ####
     ####

Idea: The box at the left wall moves up and down for everyone who turns the corner; the others queue in the long corridor.
Title/it: Il portinaio
Idea/it: La cassa al muro di sinistra va su e giù per chiunque giri l’angolo; le altre fanno la fila nel lungo corridoio.
Title/pt: O porteiro
Idea/pt: A caixa encostada à esquerda sobe e desce por cada uma que dobra a esquina; as outras fazem fila no corredor comprido.
Title/el: Ο θυρωρός
Idea/el: Το κουτί στον αριστερό τοίχο ανεβοκατεβαίνει για όποιο στρίβει τη γωνία· τα άλλα κάνουν ουρά στον μακρύ διάδρομο.

Solution/Pushes 149/58
dddRRRdrRurrdLLLLuRRlllllullDRddlUUrRRRRdrruLLLLLulDlddrUUruullDRddlUr
rrrrrdddlUlURuLLLUluRdlDlddrUUruullDRddlUrrrrrrrdrruLLLLLLLUlDlddrUUru
UllDDrruL
Proven: fewest moves, fewest pushes

The pendulum

    ####
    #  #
#####$.##
#@$     #
# $## ..#
## .    #
 # $ #  #
 #  #####
 ####

Idea: One box comes to the top goal three times and leaves it twice, so that the others can turn in the little room below.
Title/it: Il pendolo
Idea/it: Una cassa arriva tre volte all’obiettivo in alto e due volte lo lascia, perché le altre possano girare nella stanzetta sotto.
Title/pt: O pêndulo
Idea/pt: Uma caixa chega três vezes ao objetivo de cima e larga-o duas, para as outras poderem virar na salinha de baixo.
Title/el: Το εκκρεμές
Idea/el: Ένα κουτί φτάνει τρεις φορές στον πάνω στόχο και τον αφήνει δύο, για να στρίψουν τα άλλα στο δωματιάκι από κάτω.

Solution/Pushes 234/58
RRRRddlllddrUruruulllDDRRRurruLLruulDDrrdddlUUUddlllluurRRDulllddrrRur
ruLLuurDDlddllluurRllddrrruUruulDDrrddLUUllllddrrRllluurrrDrrddlULuurD
uluurDDlddLdldlUUUluRRRlldddrruruUruulDDrrddLUUlllldddrruRldlluuurrrDr
rddlUruullllldddrruRRdrU
Proven: fewest moves, fewest pushes

Grand finale

#####
#   ########
#  $   $ $@#
##    $  *.##
 ## ### *.  #
  # # ##  # #
  # #### . .#
  #    ######
  ###  #
    ####

Idea: Take most of it back to the hall on the left, then fill the right side from its far end. The box beside you comes home last.
Title/it: Gran finale
Idea/it: Riporta quasi tutto nella sala a sinistra, poi riempi il lato destro partendo dal fondo. La cassa accanto a te arriva per ultima.
Title/pt: Grande final
Idea/pt: Leva quase tudo de volta ao salão da esquerda e depois enche o lado direito a partir do fundo. A caixa ao teu lado chega em último.
Title/el: Μεγάλο φινάλε
Idea/el: Πήγαινε τα περισσότερα πίσω στην αίθουσα αριστερά και γέμισε τη δεξιά πλευρά από το βάθος. Το διπλανό σου κουτί φτάνει τελευταίο.

Solution/Pushes 161/68
dLLuLLrrdDlULLLuLulldRdRRRRuLrdRRuLrddrddlUruruuLDDDldRRluuullllllluur
DldRRRuLrdRRuLrdRRuLdlllllluurDldRRRRRRurDDDuullluLLdlluurDldRRRRRRurD
ulLLLLdlluurDldRRRRRR
Proven: fewest moves, fewest pushes
`,
  workshop: String.raw`:: Eighteen levels in which boxes are in each other's way, each with a solution of the fewest pushes.
Collection: Workshop
Author: Dedalo

Who is in the way?

#######
#+$   #
#.# $ #
#   .##
# #$##
#   #
#####

Idea: You stand on the very goal that the box beside you needs. Push it the wrong way first, and come round to its other side.
Title/it: Chi dà fastidio?
Idea/it: Sei proprio sull’obiettivo che serve alla cassa accanto. Prima spingila dalla parte sbagliata, poi vai dall’altro lato.
Title/pt: Quem está a mais?
Idea/pt: Estás mesmo no objetivo de que a caixa ao lado precisa. Primeiro empurra-a para o lado errado e depois dá a volta.
Title/el: Ποιος ενοχλεί;
Idea/el: Πατάς ακριβώς στον στόχο που θέλει το διπλανό κουτί. Σπρώξ’ το πρώτα ανάποδα και πέρνα από την άλλη πλευρά του.

Solution/Pushes 56/16
ddrruurrdLdllluuRRDrdLuullddddrrUULrruruLLLrDrdLddlluURR
Proven: fewest moves, fewest pushes

Move along

####
#@ ####
# $   #
# $ $ #
### ..#
  # . #
  #####

Idea: A box may reach a goal and still have further to go: the lowest goal is filled by the one that has just stood on another.
Title/it: Circolare, prego
Idea/it: Una cassa può arrivare su un obiettivo e dover proseguire: quello più in basso spetta a chi è già passato da un altro.
Title/pt: Toca a andar
Idea/pt: Uma caixa pode chegar a um objetivo e ter de seguir viagem: o mais baixo fica para a que já esteve noutro.
Title/el: Πάμε παρακάτω
Idea/el: Ένα κουτί μπορεί να φτάσει σε στόχο και να έχει κι άλλο δρόμο: τον πιο χαμηλό τον παίρνει όποιο πέρασε ήδη από άλλον.

Solution/Pushes 52/16
ddRluurDrDurDullldRRurrdddllUURDuuLdlluurDldRRurDurD
Proven: fewest moves, fewest pushes

Up to go down

  ####
  #  #
### .##
#  $$@#
#.$   #
##.  ##
 #####

Idea: The box in the middle goes up only to come down again. Give it a way to do both.
Title/it: Su per andare giù
Idea/it: La cassa in mezzo sale solo per poi scendere. Lasciale lo spazio per fare entrambe le cose.
Title/pt: Subir para descer
Idea/pt: A caixa do meio só sobe para voltar a descer. Deixa-lhe espaço para as duas coisas.
Title/el: Πάνω για να πας κάτω
Idea/el: Το μεσαίο κουτί ανεβαίνει μόνο για να ξανακατέβει. Άφησέ του χώρο και για τα δύο.

Solution/Pushes 58/17
dllUlldRdrruruLLrddlluRuruulDDDlluRdrUruulDrdrdLLLuRdrUddL
Proven: fewest moves, fewest pushes

Two steps back

#####
#+  ###
# .$  #
##. $ #
 #  $ #
 ###  #
   ####

Idea: One box goes down, up and down again while the others pass it. Do not be afraid to take a push back.
Title/it: Due passi indietro
Idea/it: Una cassa scende, sale e riscende mentre le altre le passano accanto. Non aver paura di disfare una spinta.
Title/pt: Dois passos atrás
Idea/pt: Uma caixa desce, sobe e torna a descer enquanto as outras passam. Não tenhas medo de desfazer um empurrão.
Title/el: Δύο βήματα πίσω
Idea/el: Ένα κουτί κατεβαίνει, ανεβαίνει και ξανακατεβαίνει όσο περνούν τα άλλα. Μη φοβάσαι να πάρεις πίσω μια σπρωξιά.

Solution/Pushes 69/19
rrDrrddLUruLLulldRRlddRUrrddlUluluurDlddrrruuLLrrddllluUddrrULrruLLuL
Proven: fewest pushes

Solution/Moves 63/21
rrDrrddLUruLLulldRddRluuRDrruLLrrdddlUUllUddRurrddlUruLLrruLLuL
Proven: fewest moves

Round the pillar

 ####
 #. ####
## .   #
#  .#$ #
#  $@$ #
####  ##
   ####

Idea: The box right below the goals looks nearest and comes last: it has to go round the pillar and in from above.
Title/it: Attorno al pilastro
Idea/it: La cassa sotto gli obiettivi sembra la più vicina e invece arriva ultima: deve girare attorno al pilastro ed entrare dall’alto.
Title/pt: À volta do pilar
Idea/pt: A caixa logo abaixo dos objetivos parece a mais próxima e chega em último: tem de contornar o pilar e entrar por cima.
Title/el: Γύρω από την κολόνα
Idea/el: Το κουτί κάτω από τους στόχους μοιάζει το πιο κοντινό, μα φτάνει τελευταίο: κάνει τον γύρο της κολόνας και μπαίνει από πάνω.

Solution/Pushes 66/22
LuurrrddLUruLLLddRdrUllulldRRuuulDrrrrddlUruLLLddlluRUddrRdrUUruLL
Proven: fewest moves, fewest pushes

Three abreast

  ####
  # .#
###  ###
#@$$$  #
#  .  .#
###   ##
  #####

Idea: Take the middle box out of the row first. It will sit on its goal for a while, and has to leave it again to let the others through.
Title/it: Tre in riga
Idea/it: Togli prima dalla riga la cassa di mezzo. Starà un po’ sul suo obiettivo, ma dovrà lasciarlo per far passare le altre.
Title/pt: Três em linha
Idea/pt: Tira primeiro a caixa do meio. Vai estar um tempo no objetivo, mas tem de sair outra vez para deixar passar as outras.
Title/el: Τρία στη σειρά
Idea/el: Βγάλε πρώτα το μεσαίο. Θα κάτσει λίγο στον στόχο του, αλλά πρέπει να τον αφήσει πάλι για να περάσουν τα άλλα.

Solution/Pushes 72/22
drrURuulDDrdrruLdlUluurDDrddllUUdlluRRRuulDrdLdlluRdrdrruruLddlluRRlUU
lD
Proven: fewest moves, fewest pushes

Sweeping the floor

  ####
###  #
#@ $ ###
# #$   #
#   #  #
#  ..* #
########

Idea: The box that is already home crosses the whole row of goals and comes back later, just to give you a way through.
Title/it: Una passata di scopa
Idea/it: La cassa già a posto attraversa tutta la fila di obiettivi e più tardi ritorna, solo per farti passare.
Title/pt: Varrer o chão
Idea/pt: A caixa já arrumada atravessa toda a fila de objetivos e volta mais tarde, só para te dar passagem.
Title/el: Ένα σκούπισμα
Idea/el: Το κουτί που είναι ήδη στη θέση του διασχίζει όλη τη σειρά των στόχων και γυρίζει αργότερα, μόνο για να περάσεις.

Solution/Pushes 82/22
rRDrrrddLLLUlluurrurDlllddrrUddrruuLuLrdrddllulldRRRluUruulDDDlluuRldd
rdRuuruulDDD
Proven: fewest moves, fewest pushes

There and back

 ########
##. .   #
#  $.## #
# # #   #
# $$    #
##@ #####
 ####

Idea: Send one box far down the corridor to wait. You come round from the other end to push it back once the others have made room.
Title/it: Andata e ritorno
Idea/it: Manda una cassa ad aspettare in fondo al corridoio. Farai il giro dall’altro capo per riportarla quando le altre avranno fatto posto.
Title/pt: Ida e volta
Idea/pt: Manda uma caixa esperar ao fundo do corredor. Dás a volta pela outra ponta e trá-la quando as outras tiverem feito espaço.
Title/el: Πήγαινε έλα
Idea/el: Στείλε ένα κουτί να περιμένει στο βάθος του διαδρόμου. Έρχεσαι από την άλλη άκρη και το φέρνεις πίσω όταν τα άλλα κάνουν χώρο.

Solution/Pushes 107/22
rUrrurruullllldlddRRRRurruullldLurrrrddlldllUUddlluuRuRRlldlddrrrrurrd
LLLLuUruLdllddRdrUUdlluurRddrrurruulL
Proven: fewest moves, fewest pushes

Musical chairs

   ####
####  #
#@  $ ###
# # #   #
#..$.$  #
###    ##
  ######

Idea: The box that takes a goal first has to give it up, and gets it back as the very last.
Title/it: Il gioco delle sedie
Idea/it: La cassa che per prima occupa un obiettivo deve lasciarlo, e lo riavrà per ultima.
Title/pt: Dança das cadeiras
Idea/pt: A primeira caixa a ocupar um objetivo tem de o largar, e só o recupera no fim de tudo.
Title/el: Μουσικές καρέκλες
Idea/el: Το πρώτο κουτί που πιάνει στόχο πρέπει να τον αφήσει, και τον ξαναπαίρνει τελευταίο απ’ όλα.

Solution/Pushes 88/23
ddrRdrrruuluLLdddrrUdlluRRlluurrDullddlluuRRddrdrrULLLuuRurDDullddLrrd
rruruLdLLLuurrDrdL
Proven: fewest moves, fewest pushes

Swing door

#######
#@$ . ##
# $$   #
###    #
  #    #
  ###..#
    ####

Idea: The top box is home at once. Twice you push it off its goal and on again, each time to get behind another box.
Title/it: La porta a battente
Idea/it: La cassa in alto è subito a posto. Due volte la togli dal suo obiettivo e ce la rimetti, per arrivare dietro a un’altra.
Title/pt: Porta de vaivém
Idea/pt: A caixa de cima fica logo arrumada. Duas vezes a tiras do objetivo e a voltas a pôr, para chegares atrás de outra.
Title/el: Η πόρτα που ανοιγοκλείνει
Idea/el: Το πάνω κουτί βολεύεται αμέσως. Δύο φορές το βγάζεις από τον στόχο του και το ξαναβάζεις, για να φτάσεις πίσω από άλλο.

Solution/Pushes 62/24
RRDulldRRRdrruLuLDlluRdrrddllURuLulldRRdrRuuLDlluRddRurDDuurDD
Proven: fewest moves, fewest pushes

Everybody out

     ####
  ####@.#
###  $* #
#   . $ #
#    ####
#  ###
####

Idea: The corner room is too tight to turn in. Take two boxes out into the hall: one of them stays there, the other goes back in.
Title/it: Tutti fuori
Idea/it: La stanza d’angolo è troppo stretta per girarsi. Porta due casse nella sala: una ci resta, l’altra torna dentro.
Title/pt: Toda a gente para fora
Idea/pt: A sala do canto é apertada demais para virar. Leva duas caixas para o salão: uma fica lá, a outra volta a entrar.
Title/el: Όλοι έξω
Idea/el: Το γωνιακό δωμάτιο είναι στενό για στροφές. Βγάλε δύο κουτιά στην αίθουσα: το ένα μένει εκεί, το άλλο ξαναμπαίνει.

Solution/Pushes 74/25
rddLLLulDrdLurrrruulDrdLLLulDllddrUluRRRdLuurRRdLullddrUlllddrUluRRuRR
drrU
Proven: fewest moves, fewest pushes

Back to the start

    ####
    #. #
#####  #
#@ $ .$#
#  $   #
##### .#
    ####

Idea: The first box reaches its goal, has to leave it, and waits in the corridor where it came from until the others are home.
Title/it: Ritorno al via
Idea/it: La prima cassa arriva all’obiettivo, deve lasciarlo e aspetta nel corridoio da cui è venuta finché le altre sono a posto.
Title/pt: De volta à partida
Idea/pt: A primeira caixa chega ao objetivo, tem de o deixar e espera no corredor de onde veio até as outras estarem arrumadas.
Title/el: Πίσω στην αφετηρία
Idea/el: Το πρώτο κουτί φτάνει στον στόχο, πρέπει να τον αφήσει και περιμένει στον διάδρομο απ’ όπου ήρθε ώσπου να βολευτούν τα άλλα.

Solution/Pushes 85/29
rRRdrrULuurDDldlLuRdrUlllldRRurrruulDrdLddrUUlLLdRurrddlUruLuurDDDlllu
RdrUUddlllluRRR
Proven: fewest moves, fewest pushes

Single file

     ###
   ###.#
####  .#
#    #.##
# $$$   #
##@ #   #
 ########

Idea: The lane takes one box after the other, the deepest goal first. The box that moves first arrives last.
Title/it: In fila indiana
Idea/it: Nel vicolo si entra uno alla volta, partendo dal fondo. La cassa che si muove per prima arriva per ultima.
Title/pt: Em fila indiana
Idea/pt: Na viela entra uma caixa de cada vez, a começar pelo fundo. A que se mexe primeiro é a última a chegar.
Title/el: Ένας ένας
Idea/el: Στο δρομάκι μπαίνει ένα κουτί τη φορά, πρώτα ο πιο βαθύς στόχος. Όποιο κινηθεί πρώτο φτάνει τελευταίο.

Solution/Pushes 69/29
UluRRlddrURRdrUUUllDLdlluRRdRRdrruLLLLrrruullDldRRdrUUdllullldRRRRdrU
Proven: fewest moves, fewest pushes

Reshuffle

######
#    #
#    #
## $*##
 #  $+#
 ## $ ##
  ## ..#
   #####

Idea: The box that is home goes to the far corner, and the lowest one takes its place. Sort them in the room at the top.
Title/it: Mescolare le carte
Idea/it: La cassa già a posto va nell’angolo lontano, e quella più in basso prende il suo posto. Smistale nella stanza in alto.
Title/pt: Baralhar e dar de novo
Idea/pt: A caixa já arrumada vai para o canto mais longe e a de baixo fica com o lugar dela. Separa-as na sala de cima.
Title/el: Ανακάτεμα της τράπουλας
Idea/el: Το κουτί που είναι στη θέση του πάει στη μακρινή γωνία, και το πιο χαμηλό παίρνει τη θέση του. Ξεδιάλεξέ τα στο πάνω δωμάτιο.

Solution/Pushes 93/33
LULrdrddlUlUlUdrdrruLuLuurDDDrddlUlUUrDldRurDldRuuluuulDulldRRurDDDldR
urDulllURuulldRurDDldRR
Proven: fewest moves, fewest pushes

Window shopping

#####
#+  #
#.# ###
#  $  ##
# .$.$ #
###$   #
  #  ###
  ####

Idea: One box tries two of the goals, one of them twice, before it settles on a third.
Title/it: Guardare le vetrine
Idea/it: Una cassa prova due obiettivi, uno dei quali due volte, prima di sistemarsi su un terzo.
Title/pt: Ver as montras
Idea/pt: Uma caixa experimenta dois objetivos, um deles duas vezes, antes de se instalar num terceiro.
Title/el: Χαζεύοντας βιτρίνες
Idea/el: Ένα κουτί δοκιμάζει δύο στόχους, τον έναν δύο φορές, πριν βολευτεί σε τρίτο.

Solution/Pushes 105/33
ddrdRUrrDLLulluurrDullddrRdrddlUUrrrdLLulUlldRRRdrruLuLLdlluuurrDDLdlU
UdrrrrddlUruLLLdlUrdRRddlUruLrdrruL
Proven: fewest moves, fewest pushes

Hold the door

    ####
    #  #
##### *#
#    $@#
#.$.$  #
#  #   #
#.######
###

Idea: The box in the doorway is home, but it comes down to let the others turn, and goes up again only when the room is nearly clear.
Title/it: Tieni la porta
Idea/it: La cassa sulla porta è a posto, ma scende per far girare le altre e risale solo quando la stanza è quasi libera.
Title/pt: Segura a porta
Idea/pt: A caixa à porta está arrumada, mas desce para as outras virarem e só volta a subir com a sala quase livre.
Title/el: Κράτα την πόρτα
Idea/el: Το κουτί στην πόρτα είναι στη θέση του, αλλά κατεβαίνει για να στρίψουν τα άλλα και ανεβαίνει ξανά όταν το δωμάτιο σχεδόν αδειάσει.

Solution/Pushes 107/35
dlLulllddrUluRdRRdrruLLLLulDrrruLrdrruLuurDDldlluRdlllDuuRdrrrUruulDDl
ddrrULuurDldLLLuRRdrUruulDDlddrrUUdLL
Proven: fewest moves, fewest pushes

The lift

 ######
##@ . #
# $#. ##
#. $  .#
# $$   #
#  #####
#  #
####

Idea: The box at the left wall is home early. Three times it goes down a floor and up again, and each time another box gets past.
Title/it: L’ascensore
Idea/it: La cassa al muro di sinistra è presto a posto. Tre volte scende di un piano e risale, e ogni volta ne passa un’altra.
Title/pt: O elevador
Idea/pt: A caixa encostada à esquerda arruma-se cedo. Três vezes desce um andar e volta a subir, e de cada vez passa outra.
Title/el: Το ασανσέρ
Idea/el: Το κουτί στον αριστερό τοίχο βολεύεται νωρίς. Τρεις φορές κατεβαίνει έναν όροφο και ανεβαίνει, και κάθε φορά περνά κι ένα άλλο.

Solution/Pushes 130/35
rrddLLDRRlllddrUluRurruullDlDRddlUruuurrdddLruuullddRlDlddrUUrrUrrdLuu
ullldlDRddlUruRRRdLLulDlddrUUrurruullldlDRdrruUddlldlUruRdrU
Proven: fewest moves, fewest pushes

Roundabout

 #####
 #@  ###
##$    #
# $ #$ #
# #..$ #
#..  ###
###  #
  ####

Idea: Three boxes circle about the pillars while the upper one on the right stands still: it moves only at the very end.
Title/it: La rotonda
Idea/it: Tre casse girano attorno ai pilastri mentre quella più in alto a destra sta ferma: si muove solo alla fine.
Title/pt: A rotunda
Idea/pt: Três caixas andam à volta dos pilares e a mais alta da direita fica quieta: só se mexe mesmo no fim.
Title/el: Κυκλικός κόμβος
Idea/el: Τρία κουτιά γυρίζουν γύρω από τις κολόνες και το πάνω δεξιά στέκεται ακίνητο: κουνιέται μόνο στο τέλος.

Solution/Pushes 210/40
rrdrrddLLdlUUddlluuRlddrrurrruullullDRRlDDrddlUUUddlluuRuurrdLDDrrruuL
LulDDllddrRdrUllluurrDullddrRuuuulDrdddlluuRlddrruUluurrdrrddlLrruullu
llddlddrrdrUllluurrDuluurrdrrddlLdLLrrurruullullddrDrdLuuluurDDurrDrdL
Proven: fewest pushes

Solution/Moves 195/44
rrdrrddLLdlUUddlluuRlddrrurrruullullDRRlDDrddlUUUddlluuRuurrdLDDrrruuL
LulDDllddrRdrUllluurrDullddrRuuuulDrdddlluuRlddrruUluurrdrrddlLrruullu
llddlddrrdrUllluurrDRdLLruuluurDDDrdLuuurrrddLUruLLulDD
Proven: fewest moves
`,
} as const;
