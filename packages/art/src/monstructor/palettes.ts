/** What a monster is drawn with: four colours, and the name of a drawing for each kind of part. */
export interface Palette {
  readonly skin: string
  readonly dark: string
  readonly trim: string
  readonly glow: string
  readonly head: string
  readonly body: string
  readonly limb: string
  readonly bottom: string
  /** Connectors of its body. */
  readonly sockets: string
  /** How many heads it has. */
  readonly heads: number
  /** Surface of a dragon; empty for monsters. */
  readonly material: string
}

const ROWS = `
U1 d9d2b4 7d7566 a8894c 7ff0c0 skull ribs bone bones WWNN 1
U2 6d6790 3d3658 b8a6d8 9fd8ff hood cloak sleeve robe WWNN 1
U3 e6dcc0 8f7a5c c9542f ffb347 candle ribs bone spine WW 1
U4 d8c59a 8a6f4a e08a3c f2c53d mummy wraps wrap waddle WWNN 1
U5 9dbfb2 4c6b70 e9efe6 e86a8a mane ribs claw robe WWNNNN 1
I1 e2553b 8a1f2e ffc94a ffd84a imp belly batwing hooves WWNN 1
I2 b23a6e 5b1a44 d8a54a b8f04a jaw lock pincer hooves WWNN 1
I3 d9702c 7c2f18 f3dfb4 ffe066 ram belly arm hooves WWWNN 2
I4 c94f8c 6a2059 f7c4dc 8af0ff mite bug hook hooves WNN 1
I5 5a3340 2b1620 ff7a2e ffb02e cinder coal arm tail WWNN 1
M1 7f98a6 3d5361 d0973a ff8a3c gorge boiler wrench boots WWNN 1
M2 6f8f5f 37492f d9b04c ffe27a cab tank wheel treads WWNNNN 1
M3 c08a3e 6b4520 8fb7c4 6ff0ff cog boiler wrench stilts WWNN 1
M4 b9524a 5f2429 d8c9a0 8cf0a0 cat panel piston boots WWNN 1
M5 4f7f93 26424f d9a441 ffd27a loco barrel wrench rails WW 1
E1 6b4048 341d26 ff8a2a ffd23c magma rock boulder flame WWNN 1
E2 8fa9cf 4a5d8c ffd94a fff08a cloud cloud puff flame WNNNN 1
E3 a9dcec 4f8fb5 f2fbff 3f7fe0 ice crystal shard iceberg WWNN 1
E4 9a7446 54391f 8fbf4e d8f06a mud mud drip puddle WWNN 1
C1 8a6a52 4a3326 e8d3a4 ffcf3f howl fur wing talons WWNN 1
C2 6fa24a 34582a e6e08a ffb03a croc scales paw crocfeet WWNN 1
C3 2f9a94 15555c f0d27a ff7a5a snake scales paw coil WWWW 3
C4 7a4a8f 3d2150 f09a4a 9af06a spider abdomen spiderleg talons WNNNN 1
DU cfd6b8 5b6b63 7ff0c0 7ff0c0 dragon dragon dragon dragon WWNN 1 bone
DI c9302c 5f1020 ffb02e ffe04a dragon dragon dragon dragon WWNN 1 skin
DM b98a3c 5a4020 9fd0e0 5ff0ff dragon dragon dragon dragon WWNN 1 plate
DE 5f9fd0 27467a dff6ff fff08a dragon dragon dragon dragon WWNN 1 gem
DC 4f9a4a 24502c f0c04a ff8a3c dragon dragon dragon dragon WWNN 1 scale`

/** By monster, the first two letters of a picture of the set supplied; D and the letter of a faction is its dragon. */
export const PALETTES: Readonly<Record<string, Palette>> = Object.fromEntries(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [monster = '', skin, dark, trim, glow, head = '', body = '', limb = '', bottom = '', ...others] =
        row.split(' ')
      const [sockets = '', heads = '1', material = ''] = others
      return [
        monster,
        {
          skin: `#${skin}`,
          dark: `#${dark}`,
          trim: `#${trim}`,
          glow: `#${glow}`,
          head,
          body,
          limb,
          bottom,
          sockets,
          heads: Number(heads),
          material,
        },
      ]
    }),
)
