import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll } from 'vitest'
import type { Gallery } from '@/features/visits/domain/appointment'
import { bookVisit, findAppointment, listGalleries } from '@/features/visits/server'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { contentSystem, holderOf, someContext } from './content-system'

/** Tuesday, 10:00 in Bangkok. */
export const NOW = new Date('2026-11-24T03:00:00Z')

/** The content system, and a gallery that receives one party an hour; both once the tests run. */
export const at = {} as { payload: Payload; gallery: Gallery }

/** Opens a gallery for the tests of a file. */
export const withGallery = () =>
  beforeAll(async () => {
    at.payload = await contentSystem()
    await at.payload.create({
      collection: 'sales-galleries',
      data: {
        name: 'Test gallery',
        address: '1 Test Road',
        phone: '02 000 0000',
        isOpen: true,
        hours: (['0', '1', '2', '3', '4', '5', '6'] as const).map((day) => ({ day, from: '09:00', to: '17:00' })),
        closedDays: [{ day: '2026-11-27T00:00:00+07:00' }],
        slotMinutes: 60,
        capacity: 1,
        noticeMinutes: 60,
        daysAhead: 20,
      },
    })
    const galleries = await listGalleries(await asVisitor(), 'en')
    at.gallery = galleries.at(-1) as Gallery
  })

export const asVisitor = (now = NOW): Promise<Context> => someContext(now)

export const asHolder = (now = NOW): Promise<Context> => holderOf('appointment', now)

/** A form of a new person each time. */
export const someForm = () => ({
  formKey: randomUUID(),
  email: `somchai.${Math.random().toString(36).slice(2)}@example.com`,
})

export async function book(
  startsAt: string,
  now = NOW,
  { formKey, email } = someForm(),
  people = 2,
  project = '',
  message = '',
) {
  const visit = {
    startsAt: new Date(startsAt),
    kind: 'visit' as const,
    name: 'Somchai Jaidee',
    phone: '+66812345678',
    email,
    people,
    message,
    timeZone: 'Asia/Hong_Kong',
  }
  return bookVisit(await asVisitor(now), {
    visit,
    gallery: at.gallery,
    locale: 'en',
    project,
    formKey,
    source: '',
    wording: 'I agree',
    isAnswered: true,
  })
}

export async function booked(startsAt: string, now = NOW): Promise<string> {
  const done = await book(startsAt, now)
  if (!done.ok) throw new Error(done.refusal)
  return done.value.token
}

export const own = async (token: string, now = NOW) => findAppointment(await asHolder(now), 'en', token)

export async function mailsOf(reference: string): Promise<string[]> {
  const { rows } = await (await databaseOf(at.payload)).execute(sql`
    select j.payload from graphile_worker._private_jobs j join appointments a
      on a.id::text = j.payload->>'appointment' where a.reference = ${reference} order by j.id`)
  return rows.map(({ payload: facts }) => `${(facts as { news: string }).news} ${(facts as { to: string }).to}`)
}
