// Made by `npm run embed` from the files beside it.
export const TEXTS = {
  'daedalus/config.cfg': String.raw`# Daedalus: eight labyrinths, from his garden to his masterpiece.
size screen = [1280, 768];
string levels_path = "levels";
list[string] levels = "garden", "cloister", "harbour", "catacombs", "foundry", "clockwork", "observatory", "labyrinth";
string powerups = "powerups.cfg";

dictionary user = {
  float speed = 3.5,
  int lives = 8
};
`,
  'daedalus/levels/catacombs/catacombs.cfg': String.raw`# The dead are not the only ones here.
string name = "The Catacombs";
float complexity = 0.5;
list[string] maps = "random perfect", "crypts.cfg", "random";
list[string] enemies = "ghost", "hound", "magpie";

# A ghost: nothing stops it, and it is hard to see.
dictionary ghost = {
  float speed = 2,
  int ignores_collisions = 1,
  float alpha = 0.5,
  size chase_rect_size = [16, 16],
  size exit_search_rect_size = [6, 6],
  int chase_user = 1,
  string path_finding_method = "BFS"
};

# A hound: follows the scent along the quickest way.
dictionary hound = {
  float speed = 2.3,
  size chase_rect_size = [12, 10],
  size exit_search_rect_size = [8, 8],
  int chase_user = 1,
  string path_finding_method = "Dijkstra"
};

# A magpie: is where you want to be before you are.
dictionary magpie = {
  float speed = 2.4,
  size chase_rect_size = [14, 14],
  size exit_search_rect_size = [10, 10],
  int chase_user = 1,
  string path_finding_method = "A*",
  string chasing_method = "predict position"
};
`,
  'daedalus/levels/catacombs/crypts.cfg': String.raw`# Corridors that leave on one side and come back on the other; the exit lies between two tombs.
size size = [33, 17];
float powerup_probability = 0.05;
float powerups_time = 8;
int powerups_limit = 4;
string map = "
######## ############### ########
S   #       #   #   #       #   #
# # # ##### # # # # # ##### # # #
#   # # V # #   #   # # V # #   #
## ## # # # ## ### ## # # # ## ##
4     # 8 #           # 8 #     4
## ## ## ## ## ### ## ## ## ## ##
#   #       #   #   #       #   #
# # # 3 3 3 # P E P # 3 3 3 # # #
#   #       #   #   #       #   #
## ## ## ## ## ### ## ## ## ## ##
4     # 8 #           # 8 #     4
## ## # # # ## ### ## # # # ## ##
#   # # V # #   #   # # V # #   #
# # # ##### # # # # # ##### # # #
#   #       #   #   #       #   #
######## ############### ########";
`,
  'daedalus/levels/clockwork/clockwork.cfg': String.raw`# Wheels within wheels.
string name = "The Clockwork";
float complexity = 0.75;
list[string] maps = "random", "wheel.cfg", "random perfect";
list[string] enemies = "wolf", "hound", "owl", "snail";

# A wolf: cuts you off while another one drives you.
dictionary wolf = {
  float speed = 2.5,
  size chase_rect_size = [16, 16],
  size exit_search_rect_size = [12, 12],
  int chase_user = 1,
  string path_finding_method = "Dijkstra",
  string chasing_method = "trap"
};

# A hound: follows the scent along the quickest way.
dictionary hound = {
  float speed = 2.5,
  size chase_rect_size = [12, 10],
  size exit_search_rect_size = [8, 8],
  int chase_user = 1,
  string path_finding_method = "Dijkstra"
};

# An owl: sees the exit from everywhere and flies there; you are none of its business.
dictionary owl = {
  float speed = 2.1,
  size chase_rect_size = [2, 2],
  size exit_search_rect_size = [80, 60],
  int chase_user = 0,
  string path_finding_method = "A*"
};

# A snail: in no hurry, and after nobody.
dictionary snail = {
  float speed = 2,
  size chase_rect_size = [2, 2],
  size exit_search_rect_size = [12, 12],
  int chase_user = 0,
  string path_finding_method = "BFS"
};
`,
  'daedalus/levels/clockwork/wheel.cfg': String.raw`# Five rings, each with its gates elsewhere; the exit is the hub.
size size = [31, 19];
float powerup_probability = 0.04;
float powerups_time = 9;
int powerups_limit = 4;
string map = "
###############4###############
#V      6      4      6      V#
# ##### ############### ##### #
# #            7            # #
# # ###########7########### # #
# # #333333333333333333333# # #
# # #3###################3# # #
# # #3#        P        #3# # #
# # #3# ####### ####### #3# # #
S 8 #3  #      E      #  3# 8 #
# # #3# ####### ####### #3# # #
# # #3#        P        #3# # #
# # #3###################3# # #
# # #333333333333333333333# # #
# # ###########7########### # #
# #            7            # #
# ##### ############### ##### #
#V      6      4      6      V#
###############4###############";
`,
  'daedalus/levels/cloister/cloister.cfg': String.raw`# Four courts, one well, and a draught from the north door to the south door.
string name = "The Cloister";
float complexity = 0.25;
list[string] maps = "random", "courts.cfg";
list[string] enemies = "fox", "hound", "snail";

# A fox: goes after whoever comes near, and counts steps, not mud.
dictionary fox = {
  float speed = 1.6,
  size chase_rect_size = [8, 8],
  size exit_search_rect_size = [10, 10],
  int chase_user = 1,
  string path_finding_method = "BFS"
};

# A hound: follows the scent along the quickest way.
dictionary hound = {
  float speed = 1.7,
  size chase_rect_size = [12, 10],
  size exit_search_rect_size = [8, 8],
  int chase_user = 1,
  string path_finding_method = "Dijkstra"
};

# A snail: in no hurry, and after nobody.
dictionary snail = {
  float speed = 1.4,
  size chase_rect_size = [2, 2],
  size exit_search_rect_size = [12, 12],
  int chase_user = 0,
  string path_finding_method = "BFS"
};
`,
  'daedalus/levels/cloister/courts.cfg': String.raw`# The middle gallery leads out above and in again below.
size size = [31, 15];
float powerup_probability = 0.06;
float powerups_time = 6;
int powerups_limit = 5;
string map = "
############### ###############
#      #               #      #
# #### # ###### ###### # #### #
# #  P # #   2# #2   # # P  # #
# # #### # # 2# #2 # # #### # #
# #      # #V # # V# #      # #
# ###### # ## # # ## # ###### #
S      #    #     #    #      E
# ###### # ## # # ## # ###### #
# #      # #V # # V# #      # #
# # #### # # 2# #2 # # #### # #
# #  P # #   2# #2   # # P  # #
# #### # ###### ###### # #### #
#      #               #      #
############### ###############";
`,
  'daedalus/levels/foundry/belts.cfg': String.raw`# The long way around is the quick one.
size size = [33, 17];
float powerup_probability = 0.05;
float powerups_time = 8;
int powerups_limit = 4;
string map = "
################2################
#4422222222222222222222222222244#
#4#####8#################8#####4#
#4#      V      #      V      #4#
#4# ###########P#P########### #4#
#4# #  8  #   # # #   #  8  # #4#
#4# # ### # # # # # # # ### # #4#
#4  # # #   #   #   #   # # #  4#
S6    7   # # 6   6 # #   7    6E
#4  # # #   #   #   #   # # #  4#
#4# # ### # # # # # # # ### # #4#
#4# #  8  #   # # #   #  8  # #4#
#4# ###########P#P########### #4#
#4#      V      #      V      #4#
#4#####8#################8#####4#
#4422222222222222222222222222244#
################2################";
`,
  'daedalus/levels/foundry/foundry.cfg': String.raw`# Belts that carry you, slag that holds you.
string name = "The Foundry";
float complexity = 0.6;
list[string] maps = "random", "belts.cfg", "random perfect";
list[string] enemies = "magpie", "wolf", "owl";

# A magpie: is where you want to be before you are.
dictionary magpie = {
  float speed = 2.6,
  size chase_rect_size = [14, 14],
  size exit_search_rect_size = [10, 10],
  int chase_user = 1,
  string path_finding_method = "A*",
  string chasing_method = "predict position"
};

# A wolf: cuts you off while another one drives you.
dictionary wolf = {
  float speed = 2.6,
  size chase_rect_size = [16, 16],
  size exit_search_rect_size = [12, 12],
  int chase_user = 1,
  string path_finding_method = "Dijkstra",
  string chasing_method = "trap"
};

# An owl: sees the exit from everywhere and flies there; you are none of its business.
dictionary owl = {
  float speed = 2.2,
  size chase_rect_size = [2, 2],
  size exit_search_rect_size = [80, 60],
  int chase_user = 0,
  string path_finding_method = "A*"
};
`,
  'daedalus/levels/garden/fountain.cfg': String.raw`# A fountain in the middle: wet feet are slow feet.
size size = [27, 15];
float powerup_probability = 0.08;
float powerups_time = 5;
int powerups_limit = 5;
string map = "
###########################
#            V            #
# ### # ##### ##### # ### #
# #P  #   #     #   #  P# #
# # ##### ####### ##### # #
# #     # #77777# #     # #
# ##### # #78887# # ##### #
S       #3788P8873#       E
# ##### # #78887# # ##### #
# #     # #77777# #     # #
# # ##### ####### ##### # #
# #P  #   #     #   #  P# #
# ### # ##### ##### # ### #
#            V            #
###########################";
`,
  'daedalus/levels/garden/garden.cfg': String.raw`# Where Icarus learnt to walk: short ways, slow company.
string name = "The Hedge Garden";
float complexity = 0.15;
list[string] maps = "hedges.cfg", "random", "fountain.cfg";
list[string] enemies = "snail", "fox";

# A snail: in no hurry, and after nobody.
dictionary snail = {
  float speed = 1.2,
  size chase_rect_size = [2, 2],
  size exit_search_rect_size = [12, 12],
  int chase_user = 0,
  string path_finding_method = "BFS"
};

# A fox: goes after whoever comes near, and counts steps, not mud.
dictionary fox = {
  float speed = 1.6,
  size chase_rect_size = [8, 8],
  size exit_search_rect_size = [10, 10],
  int chase_user = 1,
  string path_finding_method = "BFS"
};
`,
  'daedalus/levels/garden/hedges.cfg': String.raw`# Hedges around a pond.
size size = [25, 13];
float powerup_probability = 0.08;
float powerups_time = 5;
int powerups_limit = 5;
string map = "
#########################
#     #           #     #
# ### # #### #### # ### #
# #   # #   V   # #   # #
# # ### # ## ## # ### # #
#   #   # #777# #   #   #
S         #7P7#         E
#   #   # #777# #   #   #
# # ### # ## ## # ### # #
# #   # #   V   # #   # #
# ### # #### #### # ### #
#     #           #     #
#########################";
`,
  'daedalus/levels/harbour/harbour.cfg': String.raw`# Dry quays and deep water.
string name = "The Harbour";
float complexity = 0.4;
list[string] maps = "piers.cfg", "random", "random";
list[string] enemies = "owl", "fox", "hound";

# An owl: sees the exit from everywhere and flies there; you are none of its business.
dictionary owl = {
  float speed = 1.6,
  size chase_rect_size = [2, 2],
  size exit_search_rect_size = [80, 60],
  int chase_user = 0,
  string path_finding_method = "A*"
};

# A fox: goes after whoever comes near, and counts steps, not mud.
dictionary fox = {
  float speed = 1.9,
  size chase_rect_size = [8, 8],
  size exit_search_rect_size = [10, 10],
  int chase_user = 1,
  string path_finding_method = "BFS"
};

# A hound: follows the scent along the quickest way.
dictionary hound = {
  float speed = 2,
  size chase_rect_size = [12, 10],
  size exit_search_rect_size = [8, 8],
  int chase_user = 1,
  string path_finding_method = "Dijkstra"
};
`,
  'daedalus/levels/harbour/piers.cfg': String.raw`# Bridges and quays are quick, the basins are not; both basins run from edge to edge.
size size = [31, 17];
float powerup_probability = 0.05;
float powerups_time = 7;
int powerups_limit = 5;
string map = "
#######7###############7#######
#    ##777##       ##777##   E#
# ## ##777## ## ## ##777## ## #
# ##3333333333# #3333333333## #
# ## ##777## ## ## ##777## ## #
#    ##7P7##  V V  ##7P7##    #
## ####777#### # ####777#### ##
## #   777   # # #   777   # ##
##2222#777#2222#2222#777#2222##
## #   777   # # #   777   # ##
## ####777#### # ####777#### ##
#    ##7P7##  V V  ##7P7##    #
# ## ##777## ## ## ##777## ## #
# ##3333333333# #3333333333## #
# ## ##777## ## ## ##777## ## #
#S   ##777##       ##777##    #
#######7###############7#######";
`,
  'daedalus/levels/labyrinth/heart.cfg': String.raw`# Four chambers of a heart; the exit is where they meet.
size size = [37, 21];
float powerup_probability = 0.04;
float powerups_time = 10;
int powerups_limit = 4;
string map = "
#########3#################3#########
#     #  3  #     #     #  3  #     #
# ### # ### # ### # ### # ### # ### #
# #     #P#     # # #     #P#     # #
# # ##### ##### # # # ##### ##### # #
4   #      6  #       #  6      #   4
# # # ### ### # # # # # ### ### # # #
# # # # 8V8 # # # # # # # 8V8 # # # #
# # # # ### # # # # # # # ### # # # #
# #   #     #   # # #   #     #   # #
S ##### 9 9 ##### E ##### 9 9 ##### #
# #   #     #   # # #   #     #   # #
# # # # ### # # # # # # # ### # # # #
# # # # 8V8 # # # # # # # 8V8 # # # #
# # # ### ### # # # # # ### ### # # #
4   #      6  #       #  6      #   4
# # ##### ##### # # # ##### ##### # #
# #     #P#     # # #     #P#     # #
# ### # ### # ### # ### # ### # ### #
#     #  3  #     #     #  3  #     #
#########3#################3#########";
`,
  'daedalus/levels/labyrinth/labyrinth.cfg': String.raw`# His masterpiece, and whom he built it for.
string name = "The Labyrinth";
float complexity = 1;
list[string] maps = "random perfect", "random", "heart.cfg";
list[string] enemies = "minotaur", "wolf", "owl", "ghost";

# The Minotaur: at home here.
dictionary minotaur = {
  float speed = 3.2,
  size chase_rect_size = [18, 14],
  size exit_search_rect_size = [20, 16],
  int chase_user = 1,
  string path_finding_method = "A*",
  string chasing_method = "predict position"
};

# A wolf: cuts you off while another one drives you.
dictionary wolf = {
  float speed = 3,
  size chase_rect_size = [16, 16],
  size exit_search_rect_size = [12, 12],
  int chase_user = 1,
  string path_finding_method = "Dijkstra",
  string chasing_method = "trap"
};

# An owl: sees the exit from everywhere and flies there; you are none of its business.
dictionary owl = {
  float speed = 2.5,
  size chase_rect_size = [2, 2],
  size exit_search_rect_size = [80, 60],
  int chase_user = 0,
  string path_finding_method = "A*"
};

# A ghost: nothing stops it, and it is hard to see.
dictionary ghost = {
  float speed = 2.6,
  int ignores_collisions = 1,
  float alpha = 0.5,
  size chase_rect_size = [16, 16],
  size exit_search_rect_size = [6, 6],
  int chase_user = 1,
  string path_finding_method = "BFS"
};
`,
  'daedalus/levels/observatory/observatory.cfg': String.raw`# Where he looked for a way out of the world.
string name = "The Observatory";
float complexity = 0.9;
list[string] maps = "random", "orbits.cfg", "random perfect";
list[string] enemies = "magpie", "ghost", "wolf", "owl";

# A magpie: is where you want to be before you are.
dictionary magpie = {
  float speed = 2.9,
  size chase_rect_size = [14, 14],
  size exit_search_rect_size = [10, 10],
  int chase_user = 1,
  string path_finding_method = "A*",
  string chasing_method = "predict position"
};

# A ghost: nothing stops it, and it is hard to see.
dictionary ghost = {
  float speed = 2.6,
  int ignores_collisions = 1,
  float alpha = 0.5,
  size chase_rect_size = [16, 16],
  size exit_search_rect_size = [6, 6],
  int chase_user = 1,
  string path_finding_method = "BFS"
};

# A wolf: cuts you off while another one drives you.
dictionary wolf = {
  float speed = 2.9,
  size chase_rect_size = [16, 16],
  size exit_search_rect_size = [12, 12],
  int chase_user = 1,
  string path_finding_method = "Dijkstra",
  string chasing_method = "trap"
};

# An owl: sees the exit from everywhere and flies there; you are none of its business.
dictionary owl = {
  float speed = 2.3,
  size chase_rect_size = [2, 2],
  size exit_search_rect_size = [80, 60],
  int chase_user = 0,
  string path_finding_method = "A*"
};
`,
  'daedalus/levels/observatory/orbits.cfg': String.raw`# Winding orbits around a dark star.
size size = [35, 19];
float powerup_probability = 0.04;
float powerups_time = 10;
int powerups_limit = 4;
string map = "
####### ################### #######
#   #       #         #       #  E#
# # # ##### # ### ### # ##### # # #
# #   # P # #   # #   # # P #   # #
# ##### # # ### # # ### # # ##### #
#       # #   V # # V   # #       #
### ##### ##### # # ##### ##### ###
#   #     #   6     6   #     #   #
# ### # ### # 6#777#6 # ### # ### #
#     #     # 6 787 6 #     #     #
# ### # ### # 6#777#6 # ### # ### #
#   #     #   6     6   #     #   #
### ##### ##### # # ##### ##### ###
#       # #   V # # V   # #       #
# ##### # # ### # # ### # # ##### #
# #   # P # #   # #   # # P #   # #
# # # ##### # ### ### # ##### # # #
#S  #       #         #       #   #
####### ################### #######";
`,
  'daedalus/powerups.cfg': String.raw`# What lies about in the labyrinths. Letters are the keys that use what you carry; what has none works at once.
list[string] powerups = "Sandals", "Frost", "Aegis", "Gate", "Mire", "Dusk", "Heart";

# Wings on your heels.
dictionary Sandals = {
  float appearance_probability = 0.2,
  float duration = 10,
  float timeout = 15,
  int limit = 5,
  string trigger = "S",
  dictionary picker = {
    dictionary user = { float speed = 5.5 },
    dictionary enemy = { float speed = 3.6 }
  }
};

# Whoever is near freezes where it stands.
dictionary Frost = {
  float appearance_probability = 0.25,
  float duration = 6,
  float timeout = 20,
  int limit = 4,
  size effects_rect_size = [8, 8],
  string trigger = "F",
  dictionary characters = { float speed = 0 }
};

# The shield of the gods: through walls, past everyone, and with a thread that shows the way.
dictionary Aegis = {
  float appearance_probability = 0.06,
  float duration = 7,
  float timeout = 20,
  int limit = 2,
  string trigger = "A",
  dictionary picker = {
    dictionary user = {
      float speed = 5,
      int ignores_collisions = 1,
      int breaks_walls = 1,
      int show_shortest_path_to_exit = 1,
      int lives = 1
    },
    dictionary enemy = {
      float speed = 3.5,
      int ignores_collisions = 1,
      size chase_rect_size = [8, 8],
      size exit_search_rect_size = [8, 8],
      string path_finding_method = "A*",
      string chasing_method = "predict position"
    }
  }
};

# Somewhere else, at once.
dictionary Gate = {
  float appearance_probability = 0.15,
  float duration = 1,
  float timeout = 20,
  int limit = 3,
  dictionary picker = {
    dictionary user = { int randomize_position = 1, float alpha = 0 },
    dictionary enemy = { int randomize_position = 1, float alpha = 0 }
  }
};

# A trap: mud to the knees.
dictionary Mire = {
  float appearance_probability = 0.1,
  float duration = 5,
  float timeout = 30,
  int limit = 2,
  dictionary picker = {
    dictionary user = { float speed = 2 }
  }
};

# A trap: night falls.
dictionary Dusk = {
  float appearance_probability = 0.1,
  float duration = 6,
  float timeout = 30,
  int limit = 2,
  dictionary picker = {
    dictionary user = { size visible_area_size = [7, 7] }
  }
};

# One more life.
dictionary Heart = {
  float appearance_probability = 0.25,
  float timeout = 30,
  int limit = 3,
  dictionary picker = {
    dictionary user = { int lives = 1 }
  }
};
`,
  'small/config.cfg': String.raw`# A game of two small maps: everything in it once.
size screen = [1024, 768];
string levels_path = "levels";
list[string] levels = "yard";
list[string] powerups = "Hurry", "Mud";

dictionary user = {
  float speed = 3.5,
  int lives = 3
};

dictionary Hurry = {
  float appearance_probability = 0.5,
  float duration = 5,
  int limit = 3,
  string trigger = "H",
  dictionary picker = {
    dictionary user = { float speed = 6 },
    dictionary enemy = { float speed = 3 }
  }
};

dictionary Mud = {
  float appearance_probability = 0.5,
  float duration = 3,
  float timeout = 10,
  int limit = 2,
  dictionary picker = {
    dictionary user = { float speed = 2 }
  }
};
`,
  'small/levels/yard/shed.cfg': String.raw`# One way around the shed, and one through its muddy middle.
size size = [11, 9];
float powerup_probability = 0.1;
float powerups_time = 3;
int powerups_limit = 3;
string map = "
###########
#    V    #
# ### ### #
# #  P  # #
S   888   E
# #  3  # #
# ### ### #
#    V    #
###########";
`,
  'small/levels/yard/well.cfg': String.raw`# The side doors lead out on one side and in on the other.
size size = [13, 11];
float powerup_probability = 0;
float powerups_time = 3;
int powerups_limit = 2;
string map = "
######3######
#     3     #
# ### # ### #
4   # P #   4
# # #   # # #
S #  V V  # E
# # #   # # #
4   # P #   4
# ### # ### #
#     3     #
######3######";
`,
  'small/levels/yard/yard.cfg': String.raw`string name = "The Yard";
float complexity = 0.2;
list[string] maps = "shed.cfg", "well.cfg";
list[string] enemies = "goose", "dog";

dictionary goose = {
  float speed = 1.5,
  int chase_user = 0,
  size exit_search_rect_size = [6, 6]
};

dictionary dog = {
  float speed = 2,
  size chase_rect_size = [6, 6],
  size exit_search_rect_size = [20, 20],
  string path_finding_method = "Dijkstra"
};
`,
} as const;
