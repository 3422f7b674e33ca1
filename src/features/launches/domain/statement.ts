import { z } from 'zod'
import { QUICKNET, roundAt } from './beacon-chain'
import { DRAW_METHOD } from './draw'
import type { Launch } from './launch'

const moment = z.iso.datetime()
const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** All that a commitment fixes. Its hash is the commitment. */
const statementShape = z.object({
  method: z.literal(DRAW_METHOD),
  launch: z.string(),
  project: z.string(),
  /** The units, as addresses call them, sorted. */
  units: z.array(z.string()).min(1),
  /** In baht. */
  fee: z.number(),
  registration: z.object({ opensAt: moment, closesAt: moment }),
  sale: z.object({ opensAt: moment, closesAt: moment.nullable() }),
  turns: z.object({
    minutes: z.number(),
    /** Hours of the day in Bangkok. */
    from: z.number(),
    until: z.number(),
    missed: z.enum(['end', 'pass']),
  }),
  holdMinutes: z.number(),
  unitsPerPerson: z.number(),
  number: z.discriminatedUnion('source', [
    z.object({ source: z.literal('beacon'), at: moment, chain: z.literal(QUICKNET.hash), round: z.number() }),
    z.object({
      source: z.literal('named'),
      at: moment,
      name: z.object({ th: z.string(), en: z.string(), cht: z.string(), chs: z.string() }),
      href: z.string(),
    }),
  ]),
  /** Earlier launches of the same project that were withdrawn. */
  withdrawn: z.array(z.string()),
  /** The hash of the secret. */
  secret: hash,
})

export type Statement = z.infer<typeof statementShape>

/** A statement as it was published; null for what is none, or names no moment of its number after the closing. */
export function readStatement(text: string | null): Statement | null {
  try {
    const read = statementShape.safeParse(JSON.parse(text ?? ''))
    if (!read.success) return null
    const { number, registration } = read.data
    if (Date.parse(number.at) <= Date.parse(registration.closesAt)) return null
    return number.source === 'named' || number.round === roundAt(new Date(number.at)) ? read.data : null
  } catch {
    return null
  }
}

/** What is fixed beside the plan of a launch. */
export interface Fixed {
  units: readonly string[]
  withdrawn: readonly string[]
  secret: string
}

/** The statement of a launch whose plan is whole, as it is hashed and published. */
export function statementOf(
  { opensAt, closesAt, ...launch }: Launch,
  opens: Date,
  closes: Date,
  at: Date,
  { units, withdrawn, secret }: Fixed,
): string {
  const { numberName: name, numberHref: href } = launch
  const statement: Statement = {
    method: DRAW_METHOD,
    launch: launch.code,
    project: launch.project.slug,
    units: [...units].sort(),
    fee: launch.fee,
    registration: { opensAt: opens.toISOString(), closesAt: closes.toISOString() },
    sale: { opensAt: opensAt.toISOString(), closesAt: closesAt?.toISOString() ?? null },
    turns: {
      minutes: launch.turnMinutes,
      from: launch.turnsFrom,
      until: launch.turnsUntil,
      missed: launch.missed,
    },
    holdMinutes: launch.holdMinutes,
    unitsPerPerson: launch.unitsPerPerson,
    number:
      launch.numberSource === 'beacon'
        ? { source: 'beacon', at: at.toISOString(), chain: QUICKNET.hash, round: roundAt(at) }
        : { source: 'named', at: at.toISOString(), name, href },
    withdrawn: [...withdrawn].sort(),
    secret,
  }
  return JSON.stringify(statement, null, 1)
}
