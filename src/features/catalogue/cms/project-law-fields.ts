import type { Field } from 'payload'
import { line, row } from '@/platform/back-office/cms-fields'
import { label, option } from '@/platform/back-office/cms-labels'

/** What the law wants said where a project is advertised, above all a condominium that is not built yet. */
export const lawFields: Field[] = [
  {
    name: 'particulars',
    type: 'group',
    label: label('Particulars', 'รายละเอียดตามกฎหมาย'),
    admin: {
      description: label(
        'Shown beside the permits. That the building will be registered as a condominium is added while it is being built.',
        'แสดงคู่กับใบอนุญาต ระหว่างก่อสร้าง ระบบเพิ่มข้อความว่าจะจดทะเบียนเป็นอาคารชุดให้เอง',
      ),
    },
    fields: [
      row(line('owner', label('Owner of the project (company)', 'เจ้าของโครงการ (บริษัท)')), {
        name: 'registration',
        type: 'text',
        maxLength: 40,
        label: label('Registration number', 'เลขทะเบียนนิติบุคคล'),
      }),
      row(
        {
          name: 'land',
          type: 'select',
          options: [
            option('free', 'Free of any charge', 'ไม่มีภาระผูกพัน'),
            option('mortgaged', 'Mortgaged or pledged', 'จำนองหรือมีภาระผูกพัน'),
          ],
          label: label('The land is', 'ภาระผูกพันของที่ดิน'),
        },
        line(
          'landNote',
          label('Which part, to whom', 'ส่วนใด กับใคร'),
          label('Such as: 2-1-30 rai, mortgaged to … Bank', 'เช่น เนื้อที่ 2-1-30 ไร่ จำนองกับธนาคาร…'),
        ),
      ),
    ],
  },
  {
    name: 'hasOwnPolicy',
    type: 'checkbox',
    defaultValue: false,
    label: label('Has a privacy policy page of its own', 'มีหน้านโยบายความเป็นส่วนตัวของโครงการ'),
    admin: {
      description: label(
        'Its page links to /policy/ with the name of the project. Without it that address does not exist.',
        'หน้าโครงการจะมีลิงก์ไปยัง /policy/ ตามด้วยชื่อโครงการ หากไม่เลือก ที่อยู่นั้นจะไม่มีหน้า',
      ),
    },
  },
]
