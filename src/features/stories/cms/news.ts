import type { Field } from 'payload'
import { imageField } from '@/features/media/cms'
import { OWN_NAME } from '@/i18n/locales'
import { line, row } from '@/platform/back-office/cms-fields'
import { label, option } from '@/platform/back-office/cms-labels'
import { type NewsCategory, newsItemPath } from '../domain/story'
import { invalidateNews, type StoredNews } from '../operations/invalidate-story'
import { storyCollection, storyDay } from './story-collection'

/** The categories of S2§3. The stored key of the first is misspelt; its label is correct (C38). */
const CATEGORIES: { value: NewsCategory; label: ReturnType<typeof label> }[] = [
  option('MAKETING_ACTIVITIES', 'Marketing activities', 'กิจกรรมการตลาด'),
  option('NOBLE_ID_ACTIVITY', 'Noble ID activities', 'กิจกรรม Noble ID'),
  option('SOCIAL_ACTIVITIES', 'Social activities', 'กิจกรรมเพื่อสังคม'),
  option('INVESTOR_RELATIONS', 'Investor relations', 'นักลงทุนสัมพันธ์'),
  option('CORPORATE_NEWS', 'Corporate news', 'ข่าวองค์กร'),
]

type Language = keyof typeof OWN_NAME

const title = (name: string, language: Language, isRequired: boolean): Field => ({
  name,
  type: 'text',
  required: isRequired,
  label: label(`Title (${OWN_NAME[language]})`, `หัวข้อ (${OWN_NAME[language]})`),
})

const content = (name: string, language: Language, isRequired: boolean): Field => ({
  name,
  type: 'textarea',
  required: isRequired,
  label: label(`Text (${OWN_NAME[language]})`, `เนื้อหา (${OWN_NAME[language]})`),
  admin: {
    rows: 10,
    description: label(
      'An empty line begins a new paragraph; lines that begin with “- ” are a list.',
      'เว้นหนึ่งบรรทัดเพื่อขึ้นย่อหน้าใหม่ บรรทัดที่ขึ้นต้นด้วย “- ” จะเป็นรายการ',
    ),
  },
})

const languageTab = (language: Language, suffix: string, isRequired = false) => ({
  label: label(OWN_NAME[language], OWN_NAME[language]),
  fields: [title(`Title_${suffix}`, language, isRequired), content(`Content_${suffix}`, language, isRequired)],
})

/** News, with the field names of the specification (S2§3); Chinese is optional and falls back to English (C37). */
export const news = storyCollection<StoredNews>({
  slug: 'news',
  labels: { singular: label('News item', 'ข่าว'), plural: label('News', 'ข่าวสาร') },
  listed: {
    useAsTitle: 'Title_TH',
    defaultColumns: ['Title_TH', 'category', 'date', '_status', 'updatedAt'],
    listSearchableFields: ['Title_TH', 'Title_EN'],
  },
  pathOf: (locale, { id, category }) => (id && category ? newsItemPath(locale, { id: Number(id), category }) : null),
  onPublicChange: invalidateNews,
  fields: [
    row(
      {
        name: 'category',
        type: 'select',
        required: true,
        index: true,
        options: CATEGORIES,
        label: label('Category', 'หมวดข่าว'),
      },
      storyDay,
    ),
    {
      type: 'tabs',
      tabs: [
        languageTab('th', 'TH', true),
        languageTab('en', 'EN', true),
        languageTab('cht', 'CHT'),
        languageTab('chs', 'CHS'),
      ],
    },
    imageField('Inside_image', label('Picture (16:9)', 'ภาพ (16:9)')),
    line(
      'Inside_image_alt',
      label('What the picture shows', 'คำบรรยายภาพ'),
      label('Empty: the words of the picture itself.', 'เว้นว่าง: ใช้คำบรรยายของภาพเอง'),
    ),
  ],
})
