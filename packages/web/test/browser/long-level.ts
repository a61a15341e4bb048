/** So many boxes that the solver is at it for longer than any test waits. */
export const LONG_LEVEL = `###################
#              ...#
# #$      #  $ ...#
#    $      $  $..#
# #  #  $$$    ...#
#   $$ #$ $ ## #$.#
##  $   $ $$   #.##
#  $$ $$ ##    ...#
###     $      $..#
## #    @# $    ..#
#        #  #  #..#
#   #   #   #   ..#
###################
`;
