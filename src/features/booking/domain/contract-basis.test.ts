import { describe, expect, it } from 'vitest'
import { type ContractContent, contractBasis, type ProjectPaper } from './contract-basis'

const all = (text: string) => ({ th: text, en: text, cht: text, chs: text })
const CONTENT: ContractContent = {
  seller: all('บริษัท ผู้ขาย จำกัด'),
  registration: '0105500000000',
  address: all('กรุงเทพมหานคร'),
  signatory: all('นายผู้ลงนาม'),
  land: all('เขตปทุมวัน'),
  permitBy: '',
  approvalBy: '',
  approvalNotRequired: false,
  signWithinDays: 30,
}
const granted = (kind: string): ProjectPaper => ({ kind, state: 'granted', number: `${kind}/1`, date: '2026-01-05' })
const PAPERS = ['land_title', 'eia', 'construction_permit'].map(granted)

describe('what a contract rests on', () => {
  it('names deed and permits with number and day as the project has them on record', () => {
    expect(contractBasis(CONTENT, PAPERS, 'Condominium')).toMatchObject({
      deed: 'land_title/1',
      permit: { state: 'granted', number: 'construction_permit/1', date: '2026-01-05' },
      approval: { state: 'granted', number: 'eia/1' },
      signWithinDays: 30,
    })
  })

  it.each([
    ['the seller', { seller: all(' ') }, PAPERS],
    ['its registration', { registration: '' }, PAPERS],
    ['its address', { address: all('') }, PAPERS],
    ['who signs for it', { signatory: all('') }, PAPERS],
    ['where the land is', { land: all('') }, PAPERS],
    ['the title deed', {}, PAPERS.slice(1)],
    ['the environmental report', {}, PAPERS.filter(({ kind }) => kind !== 'eia')],
    ['the construction permit', {}, PAPERS.filter(({ kind }) => kind !== 'construction_permit')],
    ['the number of a permit', {}, PAPERS.map((one) => ({ ...one, number: '' }))],
  ])('is nothing that a buyer could sign while %s is missing', (_, change, papers) => {
    expect(contractBasis({ ...CONTENT, ...change }, papers, 'Condominium')).toBeNull()
  })

  it('promises a latest day for what is not granted yet', () => {
    const filed = PAPERS.map((one) => ({ ...one, state: one.kind === 'land_title' ? 'granted' : 'filed' }))
    const promised = { permitBy: '2027-06-30', approvalBy: '2027-03-31' }
    expect(contractBasis({ ...CONTENT, ...promised }, filed, 'Condominium')).toMatchObject({
      permit: { state: 'pending', by: '2027-06-30' },
      approval: { state: 'pending', by: '2027-03-31' },
    })
  })

  it('asks houses for the land allocation in the place of the environmental report, and plots for no building permit', () => {
    const deed = [granted('land_title')]
    expect(contractBasis(CONTENT, [...deed, granted('eia'), granted('construction_permit')], 'House')).toBeNull()
    expect(contractBasis(CONTENT, [...deed, granted('land_allocation')], 'Land')).toMatchObject({
      permit: { state: 'notRequired' },
      approval: { number: 'land_allocation/1' },
    })
    expect(contractBasis({ ...CONTENT, approvalNotRequired: true }, deed, 'Land')?.approval).toEqual({
      state: 'notRequired',
    })
  })
})
