import { APIError, type GlobalConfig } from 'payload'
import { previewed } from '@/features/previews/server'
import { homePath } from '@/features/routing'
import { sharingTab } from '@/features/seo/cms'
import { accessTo, guardPublishing } from '@/features/staff/server'
import { label, MENU } from '@/platform/back-office/cms-labels'
import { contextOf } from '@/platform/database/context'
import { invalidateHomePage } from '../operations/invalidate-home-page'
import { bandFields, heroField } from './home-bands'

const { read, readVersions, update } = accessTo('catalogue')

const { admin, endpoints, shareField } = previewed({ collection: 'home-page', isGlobal: true, pathOf: homePath })

const STAYS = label(
  'The home page cannot be taken down. Publish another version of it.',
  'หน้าแรกไม่สามารถนำออกได้ กรุณาเผยแพร่ฉบับใหม่แทน',
)

/** The home page. All of its texts, switches and images are edited here. */
export const homePage: GlobalConfig = {
  slug: 'home-page',
  label: label('Home page', 'หน้าแรก'),
  access: { read, readVersions, update },
  admin: { group: MENU.content, ...admin },
  endpoints,
  versions: { drafts: { autosave: { interval: 1200 } }, max: 50 },
  hooks: {
    beforeOperation: [
      guardPublishing('catalogue'),
      ({ args, operation, req }) => {
        if (operation !== 'update' || args.draft || args.data?._status !== 'draft') return args
        throw new APIError(STAYS[req.i18n?.language === 'th' ? 'th' : 'en'], 400, undefined, true)
      },
    ],
    afterChange: [({ doc, req }) => (doc._status === 'published' ? invalidateHomePage(contextOf(req)) : undefined)],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: label('First screen', 'หน้าจอแรก'), fields: [heroField] },
        { label: label('Parts', 'ส่วนต่าง ๆ'), fields: bandFields },
        sharingTab,
      ],
    },
    shareField,
  ],
}
