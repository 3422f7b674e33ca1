import thaiBahtText from 'thai-baht-text'

/**
 * An amount of whole satang in Thai words, as receipts write it: `ห้าหมื่นบาทถ้วน`. The package says nothing of zero.
 * A one after tens or hundreds is `เอ็ด`, as the dictionary of the Royal Society has it (`หนึ่งร้อยเอ็ด`).
 */
export const bahtInWords = (satang: number): string => (satang === 0 ? 'ศูนย์บาทถ้วน' : thaiBahtText(satang / 100))
