import type { Field } from 'payload'
import { filmField } from '@/features/media/cms'
import { row } from '@/platform/back-office/cms-fields'
import { label } from '@/platform/back-office/cms-labels'

/** The films of a project, by the places of S1§3; what programs read of them is made from these. */
export const filmFields: Field[] = [
  {
    name: 'films',
    type: 'group',
    label: label('Films', 'วิดีโอ'),
    fields: [
      row(
        filmField(
          'bannerDesktop',
          label('First picture, wide: a silent loop', 'ภาพแรก แนวนอน: วนโดยไม่มีเสียง'),
          label(
            'Our own file, a few seconds long. It plays without sound, has a pause button, and does not play on slow connections.',
            'ใช้ไฟล์ของเราเท่านั้น ความยาวไม่กี่วินาที เล่นโดยไม่มีเสียง มีปุ่มหยุด และไม่เล่นเมื่อเน็ตช้าหรือเปิดโหมดประหยัดเน็ต',
          ),
        ),
        filmField('bannerMobile', label('First picture, for phones', 'ภาพแรก สำหรับมือถือ')),
        filmField('bannerPopup', label('Film opened from the first picture', 'วิดีโอที่เปิดจากภาพแรก')),
      ),
      row(
        filmField('conceptDesktop', label('Concept, wide', 'แนวคิด แนวนอน')),
        filmField('conceptMobile', label('Concept, for phones', 'แนวคิด สำหรับมือถือ')),
        filmField(
          'conceptPopup',
          label('Concept, full film', 'แนวคิด ฉบับเต็ม'),
          label('If set, played instead of the other two.', 'ถ้ามีจะเล่นแทนอีกสองรายการ'),
        ),
      ),
      filmField('info', label('Film about the project', 'วิดีโอแนะนำโครงการ')),
    ],
  },
  {
    name: 'virtual_url',
    type: 'text',
    label: label('Virtual tour', 'ทัวร์เสมือนจริง'),
    admin: {
      description: label('A full https address. It opens in a new window.', 'ที่อยู่ https แบบเต็ม จะเปิดในหน้าต่างใหม่'),
    },
    validate: (value: string | null | undefined) =>
      !value || isHttps(value) || 'A full https address · ต้องเป็นที่อยู่ https แบบเต็ม',
  },
  { name: 'preview_data', type: 'json', admin: { hidden: true } },
  { name: 'Preview_data_published', type: 'json', admin: { hidden: true } },
]

function isHttps(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:' && new URL(value).username === ''
}
