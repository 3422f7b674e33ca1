import type { GroupField } from 'payload'
import { moment, row } from '@/platform/cms-fields'
import { label, option } from '@/platform/cms-labels'
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
 * How a campaign opens with a draw. These are a plan until the commitment is published: from then on the launch follows
 * the copy in its commitment, whatever is changed here.
 */
export const launchFields: GroupField = {
  name: 'launch',
  type: 'group',
  label: label('Draw for turns', 'จับสลากลำดับสิทธิ์'),
  admin: {
    description: label(
      'Fixed when the commitment is published (menu Launches). Turns begin when the campaign opens.',
      'แก้ไขไม่ได้อีกหลังเผยแพร่ค่าแฮช (เมนู “การเปิดจองแบบจับสลาก”) ระบบเริ่มเรียกสิทธิ์เมื่อแคมเปญเปิดจอง',
    ),
  },
  fields: [
    {
      name: 'isDraw',
      type: 'checkbox',
      defaultValue: false,
      label: label('The campaign opens with a draw', 'เปิดแคมเปญด้วยการจับสลาก'),
    },
    row(
      moment('registrationOpensAt', label('Registration opens', 'เริ่มลงทะเบียน')),
      moment('registrationClosesAt', label('Registration closes', 'ปิดลงทะเบียน')),
    ),
    {
      name: 'numberName',
      type: 'text',
      localized: true,
      maxLength: 200,
      label: label(
        'Public number that will be used, published after closing',
        'ตัวเลขสาธารณะที่จะใช้ ซึ่งประกาศหลังปิดลงทะเบียน',
      ),
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
