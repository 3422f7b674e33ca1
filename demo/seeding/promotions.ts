import type { FilmKey } from '../films'
import { OTHER_PROMOTIONS } from '../promotions/coming-and-past'
import { NOBLE_PROMOTIONS } from '../promotions/noble-homes'
import { NUE_PROMOTIONS } from '../promotions/nue-homes'
import type { SeedDocument } from './records'

const PROMOTIONS = [...NOBLE_PROMOTIONS, ...NUE_PROMOTIONS, ...OTHER_PROMOTIONS]

interface Around {
  project: (slug: string) => number | null
  picture: (project: string, key: string) => number | null
  film: (key: FilmKey) => number | null
  /** The units whose price is cut. */
  cutUnits: readonly number[]
}

const REGISTER = {
  th: 'ลงทะเบียนรับสิทธิ์',
  en: 'Register for this promotion',
  cht: '登記此優惠',
  chs: '登记此优惠',
} as const

const midnight = (day: string | null) => day && `${day}T00:00:00+07:00`

/** The promotions, published. */
export function promotionDocuments({ project, picture, film, cutUnits }: Around): SeedDocument[] {
  const linked = ({ projects }: (typeof PROMOTIONS)[number]) => projects.map(project).filter((id) => id !== null)
  return PROMOTIONS.map((seed) => ({
    key: `promotions/${seed.slug}`,
    collection: 'promotions',
    data: (locale) => ({
      _status: 'published',
      Active: true,
      Slug_name: seed.slug,
      Brand: seed.brand,
      Campaign_Code: seed.code,
      startsAt: midnight(seed.from),
      endsAt: midnight(seed.until),
      project_publisheds: linked(seed),
      Image_cover: picture(...seed.cover),
      Promotion_Banner: picture(...seed.banner),
      Promotion_Font_color: seed.ink,
      Promotion_Background_color: seed.ground,
      Has_register: true,
      Title_register_box: REGISTER[locale],
      ...(seed.film && { Video: film(seed.film) }),
      Title: seed.title[locale],
      Promotion_Title: seed.title[locale],
      benefit: seed.benefit[locale],
      Description: seed.description[locale],
      Promotion_Description: seed.text[locale].map((paragraph) => `<p>${paragraph}</p>`).join(''),
      terms: seed.terms[locale],
      benefits: (seed.benefits ?? []).map((benefit) =>
        'cut' in benefit
          ? { kind: 'price-cut', baht: benefit.cut, scope: 'units', units: [...cutUnits] }
          : { kind: 'gift', gift: benefit.gift[locale], scope: 'projects', projects: linked(seed) },
      ),
    }),
  }))
}
