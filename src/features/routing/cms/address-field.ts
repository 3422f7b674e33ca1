import type { PayloadRequest, TextField, TextFieldSingleValidation } from 'payload'
import { inStaffLanguage, label } from '@/platform/back-office/cms-labels'
import { type SlugFault, slugFault } from '../domain/link-target'

type Names = ReturnType<typeof label>

const FAULTS: Record<SlugFault, Names> = {
  characters: label(
    'Write an address with Latin letters, digits, - _ . and / only, such as “project/house/all” or “policy?page=cookies”.',
    'เขียนที่อยู่ด้วยอักษรละติน ตัวเลข และ - _ . / เท่านั้น เช่น “project/house/all” หรือ “policy?page=cookies”',
  ),
  language: label(
    'Leave the language out: the site puts it in front of the address by itself.',
    'ไม่ต้องใส่ภาษา ระบบจะเติมภาษาหน้าที่อยู่ให้เอง',
  ),
  external: label(
    'An address outside the site begins with https:// and a full host name.',
    'ที่อยู่นอกเว็บไซต์ต้องขึ้นต้นด้วย https:// และมีชื่อโดเมนครบ',
  ),
}

function rightAddress(value: string | null | undefined, { req }: { req: PayloadRequest }): string | true {
  const slug = value?.trim() ?? ''
  const fault = slug === '' ? null : slugFault(slug)
  return fault === null || inStaffLanguage(req, FAULTS[fault])
}

/** A link target: a path on the site without the language, or a full https URL. */
export const addressField = (name: string, description: Names, names = label('Address', 'ที่อยู่หน้าเว็บ')): TextField => ({
  name,
  type: 'text',
  label: names,
  validate: rightAddress as TextFieldSingleValidation,
  admin: { description },
})

/** A URL of another site. */
export const outsideField = (name: string, names: Names): TextField => ({
  name,
  type: 'text',
  label: names,
  admin: { placeholder: 'https://' },
  validate: ((value: string | null | undefined, { req, required }: { req: PayloadRequest; required?: boolean }) => {
    const address = value?.trim() ?? ''
    const isRight = address === '' ? !required : address.startsWith('https://') && slugFault(address) === null
    return isRight || inStaffLanguage(req, FAULTS.external)
  }) as TextFieldSingleValidation,
})
