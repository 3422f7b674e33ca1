import { HTML_LANG, type Locale } from '@/i18n/locales'

/** A schema.org object. */
export type StructuredThing = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** A breadcrumb; the last one is the page itself and is no link. */
export interface Crumb {
  text: string
  href?: string
}

/** What the home page shows of the company. Empty fields are left out. */
export interface CompanyFacts {
  locale: Locale
  /** Address of the home page within the site. */
  path: string
  /** The search page, which takes `keyword`. */
  searchPath: string
  phone: string
  address: string
  /** Its profiles on other networks. */
  elsewhere: readonly string[]
}

/** What a project page shows. What it does not show is null or empty. */
export interface ProjectFacts {
  /** Canonical address within the site. */
  path: string
  isTower: boolean
  name: string
  description: string
  locality: string
  position: { lat: number; lng: number } | null
  /** Paths within the site, most important first. */
  images: readonly string[]
  /** Number of units. */
  units: number | null
  offer: ProjectOffer | null
  questions: readonly { question: string; answer: string }[]
}

/** Whole baht. `kinds` is the number of unit types shown with a price; 0 without any. */
export type ProjectOffer =
  | { isSoldOut: true }
  | { isSoldOut: false; lowPrice: number; highPrice: number | null; kinds: number }

/** What a story page shows. */
export interface ArticleFacts {
  /** Canonical address within the site. */
  path: string
  /** The language of the story, which may differ from the page's after a fallback. */
  lang: Locale
  title: string
  description: string
  /** Its publication date, as on the page. */
  day: string
  /** ISO instant of the last published change. */
  changedAt: string
  /** Paths within the site. */
  images: readonly string[]
}

/** The company as its data names it. */
export const COMPANY_NAME = 'noble & nue'

/** The company and its site, for the home page only. */
export function companyData(origin: string, facts: CompanyFacts): StructuredThing[] {
  const home = origin + facts.path
  const company = `${origin}/#company`
  return [
    {
      '@type': 'Organization',
      '@id': company,
      name: COMPANY_NAME,
      url: home,
      logo: `${origin}/logo.svg`,
      ...(facts.phone && { telephone: facts.phone }),
      ...(facts.address && { address: facts.address }),
      ...(facts.elsewhere.length > 0 && { sameAs: facts.elsewhere }),
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#site`,
      name: COMPANY_NAME,
      url: home,
      inLanguage: HTML_LANG[facts.locale],
      publisher: { '@id': company },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${facts.searchPath}?keyword={words}` },
        'query-input': 'required name=words',
      },
    },
  ]
}

/** The breadcrumbs of the page at a path, which is where the last of them leads. */
export function breadcrumbData(origin: string, path: string, crumbs: readonly Crumb[]): StructuredThing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: origin + (href ?? path),
    })),
  }
}

/** A story. It names no author, so the company is its author. */
export function articleData(origin: string, facts: ArticleFacts): StructuredThing {
  const url = origin + facts.path
  const company = {
    '@type': 'Organization',
    '@id': `${origin}/#company`,
    name: COMPANY_NAME,
    logo: `${origin}/logo.svg`,
  }
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: facts.title,
    ...(facts.description && { description: facts.description }),
    inLanguage: HTML_LANG[facts.lang],
    datePublished: facts.day,
    dateModified: facts.changedAt,
    ...(facts.images.length > 0 && { image: facts.images.map((picture) => origin + picture) }),
    author: company,
    publisher: company,
  }
}

/** A project, and the questions answered on its page. */
export function projectData(origin: string, facts: ProjectFacts): StructuredThing[] {
  const url = origin + facts.path
  const { position, images, units, offer, questions } = facts
  const project: StructuredThing = {
    '@type': facts.isTower ? 'ApartmentComplex' : 'Residence',
    '@id': `${url}#project`,
    name: facts.name,
    url,
    ...(facts.description && { description: facts.description }),
    address: {
      '@type': 'PostalAddress',
      ...(facts.locality && { addressLocality: facts.locality }),
      addressCountry: 'TH',
    },
    ...(position && { geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng } }),
    ...(images.length > 0 && { image: images.map((picture) => origin + picture) }),
    // schema.org has a number of units for apartment buildings only.
    ...(facts.isTower && units !== null && { numberOfAccommodationUnits: units }),
  }
  // A place has no `offers` in schema.org; the page that offers it has.
  const listing: StructuredThing | null = offer && {
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    name: facts.name,
    url,
    about: { '@id': `${url}#project` },
    offers: offerData(offer),
  }
  return [project, ...(listing ? [listing] : []), ...(questions.length > 0 ? [questionData(url, questions)] : [])]
}

/** A page that says "sold out" shows no price, and neither does its data. */
function offerData(offer: ProjectOffer): StructuredThing {
  if (offer.isSoldOut) return { '@type': 'Offer', availability: 'https://schema.org/SoldOut' }
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'THB',
    lowPrice: offer.lowPrice,
    ...(offer.highPrice !== null && { highPrice: offer.highPrice }),
    ...(offer.kinds > 0 && { offerCount: offer.kinds }),
    availability: 'https://schema.org/InStock',
  }
}

function questionData(url: string, questions: ProjectFacts['questions']): StructuredThing {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The content of a JSON-LD block. Editors write some of it: no `<` of theirs may end the block or open a comment. */
export function structuredText(things: readonly StructuredThing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
}
