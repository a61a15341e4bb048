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
`,
} as const;
