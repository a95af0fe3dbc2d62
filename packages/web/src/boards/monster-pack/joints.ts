import { jointer } from '../../pieces/jointer.ts'

/** Of every word of eight letters and more in the names of the monsters supplied: what it is put together of. */
const JOINTED =
  'Puddle-wink Skitter-fin Mist-mite Ripple-toe Glimmer-newt Dodge-kin Veil-wisp Slip-scale Eddy-hare Fog-mantle Tide-hopper ' +
  'Blink-otter Squall-strider Mirror-fin Under-towl Haze-lynx Drift-shade Mael-step Levia-thrush Sap-phire ' +
  'Ember-nip Scor-chick Jabber-tusk Knuckle-pup Cinder-tick Ram-shackler Gash-hound Pyre-fist Hornet-jack Flint-maul Spur-lion ' +
  'Wart-hump Mag-mauler Slash-grin Furna-bull Thrash-wyrm Volca-naught Titan-jaw ' +
  'Spore-wit Moss-mumble Charm-root Thistle-hum Bramble-seer Croak-mancer Ivy-chanter Lantern-moss Gnarl-witch Fern-oracle ' +
  'Verda-vex Mandra-magus Jade-shaman Sylvan-quill Grim-grove Elder-sap World-root ' +
  'Chalk-imp Snow-fuse Paper-ghast Null-hare White-crash Pale-bang Nova-clast Zero-geist'

export const jointed = jointer(JOINTED)
