import { describe, expect, it } from 'vitest'
import { contractOf, textOf } from '@/features/booking/actions/contract-text'
import { contractToSign } from '@/features/booking/actions/contract-to-sign'
import { minutesAfter } from '@/features/booking/domain/hold'
import { shortHash } from '@/features/booking/domain/paper-contract'
import { openPaperScan, paperToPrint } from '@/features/booking/operations/read-paper'
import {
  confirmPaper,
  findSignedContract,
  lapseHolds,
  openSignedScan,
  payAtCounter,
  printContract,
  recordPaper,
  refusePaper,
  sendCodeAtCounter,
  signAtCounter,
  takeOverBooking,
  verifyAtCounter,
} from '@/features/booking/server'
import { sql } from '@/platform/database/database'
import { linesOfPdf } from '@/platform/pdf/pdf-text'
import { buyer, freeUnits, NOW, rowsOf, someContract, someone } from '../support/bookings'
import { contentSystem, jobContext } from '../support/content-system'
import { COLLEAGUE, codeInMail, money, SELLER, SUPERVISOR, stateOf, withCounter } from '../support/counter'
import { withPaper } from '../support/paper'
import { accountMadeAt, accountMadeBy, hoursBefore } from '../support/second-person'

const { clock, finance, seller, sold, staff } = withCounter()
const { page, print, printed, record, scan } = withPaper(seller)
const colleague = () => staff(COLLEAGUE)

const twoUnits = async () => (await freeUnits(await contentSystem(), 2)) as [number, number]

/** A sale whose buyer confirmed the address. */
async function verified(unit?: number): Promise<string> {
  const reference = await sold(someone(), unit)
  await verifyAtCounter(await seller(), reference, await codeInMail(reference, 'verify'))
  return reference
}

/** A booking whose signed paper waits for the second person. */
async function waiting(unit?: number): Promise<string> {
  const reference = await verified(unit)
  expect(await record(reference, await print(reference))).toEqual({ ok: true, value: null })
  return reference
}

const DONE = { ok: true, value: null }

describe('a contract that is signed on paper', () => {
  it('is kept as it was printed, recorded by one and confirmed by another, and then paid like any other', async () => {
    const reference = await verified()
    const text = await printed(reference)
    const paper = await print(reference)
    const asked = await paperToPrint(await seller(), reference)
    expect(asked).toMatchObject({ reference, paper: { id: paper, hash: text.hash, version: '2026-11-28' } })
    const pdf = asked ? linesOfPdf(await contractToSign(asked)).join('\n') : ''
    expect(pdf).toContain(shortHash(text.hash))
    expect(pdf.replace(/\s+/g, '')).toContain(text.hash)
    expect(pdf).toContain('Somchai Jaidee')
    // The sheet that is signed by hand names the whole document; the kept text, which a link opens, its end.
    const number = asked?.buyers[0]?.number ?? ''
    expect(pdf).toContain(number)
    expect(text.thai + text.translated).not.toContain(number)
    expect(text.translated).toContain(`ending in ${number.slice(-4)}`)
    clock.now = minutesAfter(NOW, 10)
    expect(await record(reference, paper)).toEqual(DONE)
    expect(await stateOf(reference)).toBe('on_paper')
    // Two people: neither by a code meanwhile, nor by the same hand, nor in the database.
    expect(await payAtCounter(await seller(), reference, money('cash'))).toEqual({ ok: false, refusal: 'over' })
    expect(await confirmPaper(await seller(), reference)).toEqual({ ok: false, refusal: 'own' })
    expect(await confirmPaper(await staff(SELLER, 'admin'), reference)).toEqual({ ok: false, refusal: 'own' })
    const linked = await staff(await accountMadeBy(SELLER), 'admin')
    expect(await confirmPaper(linked, reference)).toEqual({ ok: false, refusal: 'linked' })
    const young = await staff(await accountMadeAt(hoursBefore(clock.now, 1)), 'admin')
    expect(await confirmPaper(young, reference)).toEqual({ ok: false, refusal: 'young' })
    await expect(
      rowsOf(sql`update booking_papers set state = 'confirmed', decided_by = recorded_by, decided_at = now()
        where id = ${paper}`),
    ).rejects.toThrow()
    await expect(rowsOf(sql`update booking_papers set text_th = 'x' where id = ${paper}`)).rejects.toThrow()
    const confirmed = await Promise.all([
      confirmPaper(await colleague(), reference),
      confirmPaper(await staff(SUPERVISOR, 'supervisor'), reference),
    ])
    expect(confirmed.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await stateOf(reference)).toBe('signed')
    const [{ id: booking } = { id: 0 }] = await rowsOf(sql`select id from bookings where reference = ${reference}`)
    expect(await findSignedContract(await buyer(clock.now), Number(booking))).toMatchObject({
      ...{ hash: text.hash, thai: text.thai, translated: text.translated, isOnPaper: true, version: '2026-11-28' },
      signedAt: clock.now,
    })
    expect(await openSignedScan(await buyer(clock.now), Number(booking))).toMatchObject({ kind: 'picture' })
    await expect(rowsOf(sql`delete from booking_papers where id = ${paper}`)).rejects.toThrow()
    const events = (await page(reference))?.events.map(({ step, by, note }) => [step, by, note])
    expect(events?.slice(-3)).toEqual([
      ['printPaper', `Seller ${SELLER}`, `2026-11-28 · ${shortHash(text.hash)}`],
      ['signOnPaper', `Seller ${SELLER}`, shortHash(text.hash)],
      ['confirmPaper', events?.at(-1)?.[1], ''],
    ])
    expect(events?.at(-1)?.[1]).not.toBe(`Seller ${SELLER}`)
    expect(await payAtCounter(await seller(), reference, money('cash'))).toEqual(DONE)
  })

  it('says that it is signed by hand, where the one on the screen says by code', async () => {
    const reference = await verified()
    const found = await page(reference)
    if (!found) throw new Error('no booking')
    const [onScreen, onPaper] = [contractOf(found.booking, 'en'), contractOf(found.booking, 'en', 'on paper')]
    expect(onScreen.hash).not.toBe(onPaper.hash)
    expect(textOf(onPaper.translated)).not.toMatch(/a code sent to|electronic/)
    expect(textOf(onPaper.translated)).toContain('by hand')
    expect(textOf(onScreen.translated)).toContain(
      'Every buyer named signs the same text with their own name and a code sent to an email of their own',
    )
    // Everything but how each side signs is the same.
    const apart = onPaper.thai.flatMap(({ text, key }, at) => (text === onScreen.thai[at]?.text ? [] : key))
    expect(apart).toEqual(['acceptanceOnPaper', 'copyOnPaper'])
  })

  it('that is not accepted goes back with the reason, can be scanned again three times, and then is signed by code', async () => {
    const reference = await waiting()
    const hash = (await page(reference))?.paper?.hash
    const no = { reason: 'unreadable', note: ' page 2\0 ' } as const
    expect(await refusePaper(await colleague(), reference, no)).toEqual(DONE)
    expect(await refusePaper(await colleague(), reference, no)).toEqual({ ok: false, refusal: 'notNow' })
    expect(await stateOf(reference)).toBe('verified')
    // The same text waits for another scan: nothing is printed anew.
    expect((await page(reference))?.paper).toMatchObject({
      state: 'printed',
      hash,
      reason: 'unreadable',
      note: 'page 2',
    })
    for (const _ of [2, 3]) {
      expect(await record(reference, (await page(reference))?.paper?.id ?? 0)).toEqual(DONE)
      // Whoever recorded it may take it back.
      expect(await refusePaper(await seller(), reference, no)).toEqual(DONE)
    }
    expect(await record(reference, (await page(reference))?.paper?.id ?? 0)).toEqual({
      ...{ ok: false, refusal: 'tooManyPapers' },
    })
    expect(await printContract(await seller(), reference, await printed(reference))).toEqual({
      ...{ ok: false, refusal: 'tooManyPapers' },
    })
    await sendCodeAtCounter(await seller(), reference, 'sign')
    const code = await codeInMail(reference, 'sign')
    expect(await signAtCounter(await seller(), reference, { ...someContract(), name: 'Somchai Jaidee', code })).toEqual(
      DONE,
    )
  })

  it('is another one when the text changed, and takes each scan once', async () => {
    const [unit, next] = await twoUnits()
    const reference = await verified(unit)
    const first = await print(reference)
    expect(await print(reference)).toBe(first)
    expect(await printContract(await seller(), reference, { ...(await printed(reference)), thai: 'x' })).toEqual({
      ...{ ok: false, refusal: 'outdated' },
    })
    expect(await printContract(await seller(), reference, someContract())).toEqual(DONE)
    const second = (await page(reference))?.paper?.id ?? 0
    expect(second).not.toBe(first)
    expect(await record(reference, first)).toEqual({ ok: false, refusal: 'notPrinted' })
    const other = await verified(next)
    const upload = await scan()
    expect(await record(reference, second, upload)).toEqual(DONE)
    expect(await record(other, await print(other), upload)).toEqual({ ok: false, refusal: 'fileGone' })
    // Pressed twice, it is recorded once.
    expect(await record(reference, second)).toEqual({ ok: false, refusal: 'over' })
  })

  it('is seen and decided by those who sell the project alone, whatever number they know', async () => {
    const [unit, next] = await twoUnits()
    const reference = await waiting(unit)
    const paper = (await page(reference))?.paper?.id ?? 0
    const stranger = await staff(899)
    expect(await confirmPaper(stranger, reference)).toEqual({ ok: false, refusal: 'notYourProject' })
    expect(await refusePaper(stranger, reference, { reason: 'notSigned', note: '' })).toEqual({
      ...{ ok: false, refusal: 'notYourProject' },
    })
    expect(await paperToPrint(stranger, reference)).toBeNull()
    expect(await openPaperScan(stranger, reference, paper)).toBeNull()
    expect(await openPaperScan(await colleague(), reference, paper)).toMatchObject({ kind: 'picture' })
    const other = await verified(next)
    expect(await openPaperScan(await colleague(), other, paper)).toBeNull()
    // Only whoever sells the booking prints and records.
    expect(await printContract(await colleague(), other, await printed(other))).toEqual({
      ok: false,
      refusal: 'notSeller',
    })
    const of = { paper: await print(other), upload: await scan() }
    expect(await recordPaper(await colleague(), other, of)).toEqual({ ok: false, refusal: 'notSeller' })
    for (const may of [confirmPaper, paperToPrint])
      await expect(async () => may(await finance(), reference)).rejects.toThrow()
    await expect(async () => openPaperScan(await buyer(), reference, paper)).rejects.toThrow('not for the actor')
    const [{ id: booking } = { id: 0 }] = await rowsOf(sql`select id from bookings where reference = ${reference}`)
    expect(await openSignedScan(await buyer(), Number(booking))).toBeNull()
  })

  it('keeps the home for two hours while it is compared, and no longer', async () => {
    const [unit, next] = await twoUnits()
    const reference = await waiting(unit)
    expect((await page(reference))?.booking.holdEndsAt).toEqual(minutesAfter(NOW, 120))
    // Whoever takes the booking over may compare what a colleague recorded.
    expect(await takeOverBooking(await colleague(), reference, 'Shift')).toEqual(DONE)
    clock.now = minutesAfter(NOW, 119)
    const late = await waiting(next)
    expect(await confirmPaper(await colleague(), reference)).toEqual(DONE)
    expect((await page(reference))?.booking.holdEndsAt).toEqual(minutesAfter(clock.now, 15))
    clock.now = minutesAfter(NOW, 240)
    expect(await confirmPaper(await colleague(), late)).toEqual({ ok: false, refusal: 'notNow' })
    await lapseHolds(await jobContext(clock.now))
    expect(await stateOf(late)).toBe('lapsed')
  })
})
