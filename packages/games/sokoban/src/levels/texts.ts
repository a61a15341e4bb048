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

Solution/Pushes 14/6
rUlLdlUUrrRdrU

Not the nearest

#######
# $ . #
# . $ #
#  @  #
#######

Idea: The nearest goal is not always the right one. See first which goals each box can reach, and leave a goal for the box that has no choice.

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

Solution/Pushes 32/14
uRurDldRRRdrUUdlllddlUluRRRRurDD

Elbow room

#######
#.$   #
#@# # #
#.$   #
#######

Idea: Sometimes you must push a box away from its goal just to get moving. Make room first, and bring the box back from the other side.

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

Solution/Pushes 14/5
uLUdrRuulDlluR

Tunnel vision

###########
#   ###   #
# $  .  $ #
#@  ###  .#
###########

Idea: You cannot pass a box in a tunnel. Do your work at the far end before you put a box into the tunnel.

Solution/Pushes 24/5
rrurrrrRurDllllllulldRRR

The cell door

   #####
####   #
#@$.   #
#### $.#
   #####

Idea: A box can be a door, and it matters on which side of it you stand. Push it wide open, get out, and only then close it from outside.

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

Solution/Pushes 52/19
UluRRdldddlluRdrUUUrrUlLddddrruLdlUUUlluurDRRllldRRR
`,
} as const;
