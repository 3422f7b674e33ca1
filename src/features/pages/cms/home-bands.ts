import type { Field } from 'payload'
import { imageField } from '@/features/media/cms'
import { line, row, sentences } from '@/platform/back-office/cms-fields'
import { label } from '@/platform/back-office/cms-labels'
import { chosenProjects } from './chosen-projects'

type Names = ReturnType<typeof label>

const isShown: Field = {
  name: 'isShown',
  type: 'checkbox',
  defaultValue: true,
  label: label('Show this part', 'แสดงส่วนนี้'),
}
const title = line('title', label('Title', 'หัวข้อ'))
const text = line('text', label('Sentence under the title', 'ประโยคใต้หัวข้อ'))

/** One section of the home page, with a switch and its own texts. */
const band = (name: string, names: Names, ...fields: Field[]): Field => ({
  name,
  type: 'group',
  label: names,
  fields: [isShown, title, text, ...fields],
})

/** The hero section. Empty fields are filled from the project. */
export const heroField: Field = {
  name: 'hero',
  type: 'group',
  label: label('First screen', 'หน้าจอแรก'),
  fields: [
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      label: label('Project', 'โครงการ'),
      admin: {
        description: label('Empty: the first new project.', 'เว้นว่าง: โครงการใหม่ลำดับแรก'),
      },
    },
    line('sentence', label('One sentence', 'หนึ่งประโยค'), label("Empty: the project's own.", 'เว้นว่าง: ใช้ของโครงการ')),
    line('action', label('Words on the button', 'ข้อความบนปุ่ม')),
    row(
      imageField('picture', label('Picture, wide (16:9)', 'ภาพแนวนอน (16:9)')),
      imageField('pictureTall', label('Picture, upright (4:5)', 'ภาพแนวตั้ง (4:5)')),
    ),
  ],
}

/** The sections below the hero, in page order. */
export const bandFields: Field[] = [
  band(
    'newProjects',
    label('New projects', 'โครงการใหม่'),
    chosenProjects('projects', label('Empty: all new projects, in their own order.', 'เว้นว่าง: โครงการใหม่ทั้งหมดตามลำดับ')),
  ),
  band(
    'places',
    label('Find by location', 'เลือกจากทำเล'),
    {
      name: 'places',
      type: 'relationship',
      relationTo: 'places',
      hasMany: true,
      label: label('Areas', 'ทำเล'),
      admin: { description: label('Empty: every area with projects.', 'เว้นว่าง: ทุกทำเลที่มีโครงการ') },
    },
    line('stationsTitle', label('Title of the stations', 'หัวข้อของสถานี')),
    {
      name: 'stations',
      type: 'relationship',
      relationTo: 'stations',
      hasMany: true,
      label: label('Stations', 'สถานี'),
      admin: {
        description: label(
          'A station shows when a project for sale names it.',
          'สถานีจะแสดงเมื่อมีโครงการที่เปิดขายระบุสถานีนั้น',
        ),
      },
    },
  ),
  band('prices', label('Find by price', 'เลือกจากงบประมาณ')),
  band(
    'offers',
    label('Promotions', 'โปรโมชัน'),
    chosenProjects(
      'projects',
      label(
        'Empty: projects with a full loan. Without any, this part does not show.',
        'เว้นว่าง: โครงการที่กู้ได้เต็มจำนวน หากไม่มีจะไม่แสดงส่วนนี้',
      ),
    ),
  ),
  {
    name: 'brands',
    type: 'group',
    label: label('The two brands', 'สองแบรนด์'),
    fields: [
      isShown,
      title,
      ...(['noble', 'nue'] as const).map(
        (brand): Field => ({
          name: brand,
          type: 'group',
          label: label(brand, brand),
          fields: [
            sentences('text', label('What it is', 'แบรนด์นี้คืออะไร')),
            imageField(
              'picture',
              label('Picture (4:3)', 'ภาพ (4:3)'),
              label('Empty: a room of a finished project.', 'เว้นว่าง: ภาพจากโครงการที่สร้างเสร็จ'),
            ),
          ],
        }),
      ),
    ],
  },
  band(
    'ready',
    label('Ready to move in', 'พร้อมอยู่'),
    chosenProjects('projects', label('Empty: finished projects, in their own order.', 'เว้นว่าง: โครงการพร้อมอยู่ตามลำดับ')),
  ),
  band('stories', label('Stories', 'เรื่องเล่าและข่าวสาร'), {
    name: 'chosen',
    type: 'relationship',
    relationTo: ['posts', 'news'],
    hasMany: true,
    maxRows: 3,
    label: label('Stories', 'เรื่องที่เลือก'),
    admin: {
      description: label(
        'Empty: the newest three. Where the blog is not published, news alone shows.',
        'เว้นว่าง: สามเรื่องล่าสุด ในภาษาที่ไม่มีบล็อกจะแสดงเฉพาะข่าว',
      ),
    },
  }),
  {
    name: 'invitations',
    type: 'array',
    maxRows: 2,
    label: label('Invitations (members, affiliates)', 'คำเชิญ (สมาชิก พันธมิตร)'),
    fields: [
      isShown,
      title,
      text,
      row(line('action', label('Words on the link', 'ข้อความบนลิงก์')), {
        name: 'address',
        type: 'text',
        required: true,
        label: label('Address after the language', 'ที่อยู่หลังภาษา'),
        admin: {
          description: label(
            'For instance “register”. It shows once the page exists.',
            'เช่น “register” จะแสดงเมื่อมีหน้านั้นแล้ว',
          ),
        },
      }),
    ],
  },
]
