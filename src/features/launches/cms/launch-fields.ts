import type { GroupField } from 'payload'
import { moment, row } from '@/platform/back-office/cms-fields'
import { label, option } from '@/platform/back-office/cms-labels'
import { TURN_MINUTES } from '../domain/launch'

const whole = (name: string, en: string, th: string, [min, max, defaultValue]: readonly [number, number, number]) => ({
  name,
  type: 'number' as const,
  min,
  max,
  required: true,
  defaultValue,
  label: label(en, th),
})

/**
 * How a campaign opens with a draw. These are a plan until the commitment is published: from then on the database lets
 * nobody change them.
 */
export const launchFields: GroupField = {
  name: 'launch',
  type: 'group',
  label: label('Draw for turns', 'สุ่มลำดับสิทธิ์เลือกยูนิต'),
  admin: {
    description: label(
      'Fixed when the commitment is published (menu Launches), and so are project, units, fee and times of the campaign. Turns begin when the campaign opens.',
      'เมื่อเผยแพร่ข้อผูกพัน (เมนู “การเปิดจองแบบสุ่มลำดับ”) แล้ว จะแก้ไขส่วนนี้ รวมถึงโครงการ ยูนิต เงินจอง และเวลาของแคมเปญไม่ได้อีก ระบบเริ่มเรียกลำดับเมื่อแคมเปญเปิดจอง',
    ),
  },
  fields: [
    {
      name: 'isDraw',
      type: 'checkbox',
      defaultValue: false,
      label: label('The campaign opens with a draw', 'เปิดแคมเปญด้วยการสุ่มลำดับ'),
    },
    row(
      moment('registrationOpensAt', label('Registration opens', 'เริ่มลงทะเบียน')),
      moment('registrationClosesAt', label('Registration closes', 'ปิดลงทะเบียน')),
    ),
    row(
      {
        name: 'numberSource',
        type: 'select',
        required: true,
        defaultValue: 'beacon',
        options: [
          option('beacon', 'A round of the drand beacon', 'รอบของบีคอนสุ่มสาธารณะ drand'),
          option('named', 'A number that two people enter', 'ตัวเลขที่เจ้าหน้าที่สองคนบันทึก'),
        ],
        label: label('Public number', 'ตัวเลขสาธารณะ'),
        admin: {
          description: label(
            'The beacon is read and checked by itself. A number that people enter needs a name in all four languages and the page where it is published.',
            'ระบบอ่านและตรวจบีคอนเอง ส่วนตัวเลขที่เจ้าหน้าที่บันทึกต้องมีชื่อครบสี่ภาษาและหน้าเว็บที่ประกาศ',
          ),
        },
      },
      moment(
        'numberAt',
        label('Moment of the number (15 minutes after closing or later)', 'เวลาของตัวเลข (หลังปิดลงทะเบียนอย่างน้อย 15 นาที)'),
      ),
    ),
    {
      name: 'numberName',
      type: 'text',
      localized: true,
      maxLength: 200,
      label: label('Name of the number that two people enter', 'ชื่อตัวเลขที่เจ้าหน้าที่สองคนบันทึก'),
      admin: { condition: (_, { numberSource }) => numberSource === 'named' },
    },
    {
      name: 'numberHref',
      type: 'text',
      maxLength: 500,
      label: label('Page where it is published (https://…)', 'หน้าเว็บที่ประกาศ (https://…)'),
      admin: { condition: (_, { numberSource }) => numberSource === 'named' },
    },
    row(
      whole('turnMinutes', 'Minutes for one turn', 'นาทีต่อหนึ่งสิทธิ์', [5, 240, TURN_MINUTES]),
      whole('turnsFrom', 'Turns are called from (hour)', 'เรียกลำดับตั้งแต่ (นาฬิกา)', [0, 23, 9]),
      whole('turnsUntil', 'Turns end by (hour)', 'สิ้นสุดไม่เกิน (นาฬิกา)', [1, 24, 21]),
    ),
    {
      name: 'missed',
      type: 'select',
      required: true,
      defaultValue: 'end',
      options: [
        option('end', 'Goes to the end of the line, once', 'ไปต่อท้ายลำดับได้หนึ่งครั้ง'),
        option('pass', 'Is passed', 'เสียสิทธิ์'),
      ],
      label: label('A missed turn', 'เมื่อพลาดสิทธิ์'),
    },
  ],
}
