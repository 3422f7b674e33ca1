import type { RoomKind } from './plan-layout'
import {
  basin,
  bed,
  both,
  car,
  chairs,
  condenser,
  counter,
  desk,
  fridge,
  island,
  lounge,
  type Piece,
  plant,
  screen,
  shelf,
  shower,
  sofa,
  table,
  toilet,
  tub,
  turned,
  wardrobe,
  washer,
} from './plan-pieces'

/** Stands against a wall without windows if there is one, against a chosen wall, or free in the room. */
export type Stand = 'wall' | 'long' | 'back' | 'free' | 'bay'

/** One wish of a room: the first of its variants that fits is drawn. */
export interface Wish {
  stand: Stand
  variants: readonly Piece[]
}

const wish = (stand: Stand, ...variants: readonly Piece[]): Wish => ({ stand, variants })
const beds = (...widths: readonly number[]) => widths.flatMap((width) => [bed(width, 0.5), bed(width)])

const KITCHEN = [
  wish('long', counter(4.2), counter(3.4), counter(2.8), counter(2.2), counter(1.8), counter(1.3)),
  wish('wall', fridge),
]
const LIVING = [
  wish('wall', lounge, sofa(2.4), sofa(2), sofa(1.7), sofa(1.5, false)),
  wish('wall', screen(2), screen(1.6), screen(1.2)),
]

/** What each room is furnished with, most needed first. */
export const FURNITURE: Partial<Record<RoomKind, readonly Wish[]>> = {
  studio: [
    wish('wall', ...beds(1.5, 1.2)),
    wish('wall', wardrobe(1.8), wardrobe(1.4)),
    wish('wall', sofa(1.5, false)),
    wish('wall', screen(1.2), screen(0.9)),
  ],
  living: [...LIVING, wish('free', table(2.4, 1), table(1.3, 0.8), turned(table(1.3, 0.8))), wish('wall', plant)],
  dining: [
    wish('free', ...both(table(2.5, 1.05), table(1.9, 0.9), table(1.3, 0.8), table(0.7, 0.7))),
    wish('wall', shelf(1.8, 0.42), shelf(1.2, 0.36)),
  ],
  kitchen: [...KITCHEN, wish('free', island)],
  entry: [wish('wall', shelf(1.6, 0.38), shelf(1, 0.34)), wish('wall', plant)],
  family: [
    wish('wall', sofa(2.4), sofa(1.7), sofa(1.5, false)),
    wish('wall', screen(1.6), screen(1.2)),
    wish('wall', shelf(1.8)),
  ],
  master: [
    wish('wall', ...beds(1.8, 1.5)),
    wish('wall', wardrobe(2.4), wardrobe(1.8), wardrobe(1.2)),
    wish('wall', desk(1.2), screen(1.2)),
  ],
  bedroom: [
    wish('wall', ...beds(1.5, 1.2), bed(0.95)),
    wish('wall', wardrobe(1.8), wardrobe(1.2), wardrobe(0.9)),
    wish('wall', desk(1.1), desk(0.9)),
  ],
  bath: [
    wish('back', shower(1.1), shower(0.9), shower(0.78)),
    wish('wall', basin(1.5), basin(0.9), basin(0.55)),
    wish('wall', toilet),
    wish('wall', tub),
  ],
  plus: [
    wish('wall', desk(1.6), desk(1.2), desk(0.9)),
    wish('wall', shelf(1.6), shelf(1.1)),
    wish('wall', sofa(1.5, false)),
  ],
  closet: [
    wish('long', wardrobe(3), wardrobe(2.2), wardrobe(1.6), wardrobe(1.1)),
    wish('wall', wardrobe(2.2), wardrobe(1.4), wardrobe(0.9)),
  ],
  laundry: [wish('wall', washer), wish('wall', washer), wish('wall', counter(1.8), counter(1.3))],
  storage: [
    wish('long', shelf(1.8, 0.5), shelf(1.2, 0.5), shelf(0.9, 0.4)),
    wish('wall', shelf(1.2, 0.5), shelf(0.9, 0.4)),
  ],
  maid: [wish('wall', bed(0.95)), wish('wall', wardrobe(0.9))],
  shop: [
    wish('long', shelf(3.4, 0.5), shelf(2.4, 0.5)),
    wish('long', shelf(3.4, 0.5), shelf(2.4, 0.5)),
    wish('free', table(1.9, 0.8)),
    wish('wall', screen(1.6)),
  ],
  balcony: [wish('wall', condenser), wish('wall', chairs, plant)],
  terrace: [wish('free', chairs), wish('wall', plant)],
  carport: [wish('bay', car), wish('bay', car), wish('bay', car), wish('bay', car)],
}
