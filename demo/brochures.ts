/** The project whose brochure is a file, as an editor uploads one; every other one is set from its page. */
export const BROCHURE_PROJECT = 'noble-vesper-ploenchit'

/** The day the file says its prices are of. */
export const BROCHURE_DAY = new Date('2026-11-01T09:00:00+07:00')

/** The languages a brochure is printed in, side by side. */
export const BROCHURE_LANGUAGES = ['th', 'en'] as const
export type BrochureLanguage = (typeof BROCHURE_LANGUAGES)[number]

/** What stands at the end of it. */
export const BROCHURE_NOTES: Readonly<Record<BrochureLanguage, readonly string[]>> = {
  th: [
    'ภาพของโครงการในเว็บไซต์และสื่อโฆษณาเป็นภาพจำลอง รายละเอียดอาจเปลี่ยนแปลง',
    'ราคา แปลน และวัสดุอาจเปลี่ยนแปลงจนกว่าจะทำสัญญา ให้ยึดตามสัญญาจองและสัญญาจะซื้อจะขาย สินเชื่อขึ้นอยู่กับการอนุมัติของธนาคาร',
  ],
  en: [
    'Pictures of the project on the website and in advertisements are simulated. Details may change.',
    'Prices, plans and materials may change until a contract is signed; the reservation contract and the purchase contract prevail. Loans are subject to the bank’s approval.',
  ],
}
