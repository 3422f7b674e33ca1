import type { Accepts } from '@/features/uploads'

/** How a field is drawn, and by which rules its answer is read. */
export type FieldKind = 'name' | 'phone' | 'email' | 'line' | 'text' | 'choice' | 'number' | 'position' | 'files'

/** Choices that the content of the site makes. */
export type ContentList = 'priceBands' | 'places' | 'lines'

/** One question of a form. Its name is the key of the stored answer and never changes. */
export interface FieldDescription {
  readonly name: string
  readonly kind: FieldKind
  readonly isRequired?: boolean
  /** The most characters of a text or files of a field, or the largest number. */
  readonly most?: number
  /** The smallest number; defaults to zero. */
  readonly least?: number
  /** Whether a number may have decimals. */
  readonly hasDecimals?: boolean
  readonly options?: readonly string[]
  /** A choice from the content of the site, by slug or as `from-to` in baht; its page knows the options. */
  readonly list?: ContentList
  /** Which files it takes. */
  readonly accepts?: Accepts
  readonly autoComplete?: string
}

/** The consents a form asks for; `answer` is required, the others are optional (PDPA §19). */
export const PURPOSES = ['answer', 'news'] as const
export type Purpose = (typeof PURPOSES)[number]

/** A form as data: what it asks, and where it leads. */
export interface FormDescription {
  readonly fields: readonly FieldDescription[]
  /** The fields of one quantity, of which at least one must be more than zero. */
  readonly area?: readonly string[]
  /** The route of the page after sending. */
  readonly success: 'form-sent' | 'success-land' | 'career-success' | 'need-sent'
  /** The answers that the page after sending searches by: the parameter of the search, and the field. */
  readonly searches?: Readonly<Record<string, string>>
}

const PERSON = [
  { name: 'name', kind: 'name', isRequired: true, autoComplete: 'name' },
  { name: 'phone', kind: 'phone', isRequired: true, autoComplete: 'tel' },
  { name: 'email', kind: 'email', isRequired: true, autoComplete: 'email' },
] as const satisfies readonly FieldDescription[]

const message = <Required extends boolean>(isRequired: Required) =>
  ({ name: 'message', kind: 'text', isRequired, most: 4000 }) as const

/** Whom a message to the company is for. */
export const DEPARTMENTS = ['sales', 'care', 'finance', 'press', 'other'] as const

/** Every form of the site that is neither an enquiry about a project nor the newsletter. */
export const FORMS = {
  contact: {
    fields: [
      {
        name: 'department',
        kind: 'choice',
        isRequired: true,
        options: DEPARTMENTS,
      },
      ...PERSON,
      message(true),
    ],
    success: 'form-sent',
  },
  land: {
    fields: [
      { name: 'standing', kind: 'choice', isRequired: true, options: ['owner', 'agent', 'other'] },
      { name: 'place', kind: 'line', isRequired: true, most: 300 },
      { name: 'deedNumber', kind: 'line', isRequired: true, most: 200 },
      { name: 'rai', kind: 'number', most: 100_000 },
      { name: 'ngan', kind: 'number', most: 3 },
      { name: 'wah', kind: 'number', most: 99.9, hasDecimals: true },
      { name: 'mapPosition', kind: 'position' },
      { name: 'askingPrice', kind: 'number', least: 1, most: 100_000_000_000 },
      { name: 'landFiles', kind: 'files', accepts: 'pictures-and-pdf', most: 5 },
      ...PERSON,
      message(false),
    ],
    area: ['rai', 'ngan', 'wah'],
    success: 'success-land',
  },
  'corporate-deal': {
    fields: [
      { name: 'company', kind: 'line', isRequired: true, most: 200, autoComplete: 'organization' },
      { name: 'units', kind: 'number', isRequired: true, least: 1, most: 10_000 },
      { name: 'purpose', kind: 'choice', isRequired: true, options: ['staff', 'investment', 'other'] },
      ...PERSON,
      message(false),
    ],
    success: 'form-sent',
  },
  complaint: {
    fields: [
      {
        name: 'subject',
        kind: 'choice',
        isRequired: true,
        options: ['defect', 'building', 'service', 'money', 'site', 'other'],
      },
      { name: 'home', kind: 'line', most: 200 },
      message(true),
      { name: 'pictures', kind: 'files', accepts: 'pictures', most: 5 },
      ...PERSON,
    ],
    success: 'form-sent',
  },
  career: {
    fields: [
      {
        name: 'team',
        kind: 'choice',
        isRequired: true,
        options: ['sales', 'design', 'construction', 'care', 'office', 'intern'],
      },
      { name: 'startFrom', kind: 'line', most: 100 },
      ...PERSON,
      { name: 'cv', kind: 'files', accepts: 'pdf', most: 1, isRequired: true },
      message(false),
    ],
    success: 'career-success',
  },
  'show-your-need': {
    fields: [
      {
        name: 'homeKind',
        kind: 'choice',
        isRequired: true,
        options: ['condominium', 'single-detached-house', 'townhome', 'land'],
      },
      { name: 'budget', kind: 'choice', isRequired: true, list: 'priceBands' },
      { name: 'beds', kind: 'choice', options: ['0', '1', '2', '3', '4'] },
      { name: 'wishPlace', kind: 'choice', list: 'places' },
      { name: 'wishLine', kind: 'choice', list: 'lines' },
      {
        name: 'moving',
        kind: 'choice',
        isRequired: true,
        options: ['now', 'threeMonths', 'sixMonths', 'year', 'later'],
      },
      ...PERSON,
      message(false),
    ],
    searches: { group: 'homeKind', price: 'budget', beds: 'beds', place: 'wishPlace', line: 'wishLine' },
    success: 'need-sent',
  },
} as const satisfies Record<string, FormDescription>

export type FormName = keyof typeof FORMS
export type FieldName = (typeof FORMS)[FormName]['fields'][number]['name']

export const FORM_NAMES = Object.keys(FORMS) as FormName[]

export const isFormName = (name: unknown): name is FormName => FORM_NAMES.some((form) => form === name)

interface NamedForm extends FormDescription {
  readonly fields: readonly (FieldDescription & { readonly name: FieldName })[]
}

/** A form by its name, in the general shape. */
export const formOf = (form: FormName): NamedForm => FORMS[form]
