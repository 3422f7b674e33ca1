import { type ButtonVariant, buttonClass } from './button'
import { DESK_FIELDS, type FieldSkin, SITE_FIELDS } from './field-skin'

/** How a form looks: classes and a few choices, no markup. */
export interface FormSkin {
  fields: FieldSkin
  form: string
  group: string
  folded?: string
  foldedTitle?: string
  foldedFields: string
  notice: string
  /** Of a notice that says what was done. */
  goodNotice: string
  /** Each fault stands above the form, with a link to its field; otherwise one line says that there are some. */
  listsFaults: boolean
  buttons?: string
  button: Readonly<Record<ButtonVariant, { className?: string; weight?: 'main' }>>
}

const NOTICE = 'border-s-4 bg-white p-5 font-medium'

/** The forms of the site. */
export const SITE_FORM: FormSkin = {
  fields: SITE_FIELDS,
  form: 'flex flex-col gap-5',
  group: 'flex flex-col gap-5',
  folded: 'border-t border-stone-400',
  foldedTitle: 'flex min-h-target cursor-pointer items-center font-medium',
  foldedFields: 'flex flex-col gap-5 pb-5',
  notice: `${NOTICE} border-warning`,
  goodNotice: `${NOTICE} border-success`,
  listsFaults: true,
  buttons: 'flex flex-wrap items-center gap-4',
  button: {
    primary: { className: buttonClass('primary') },
    quiet: { className: buttonClass('quiet') },
    'on-dark': { className: buttonClass('on-dark') },
  },
}

/** The forms of the back office. */
export const DESK_FORM: FormSkin = {
  fields: DESK_FIELDS,
  form: 'desk-step',
  group: 'desk-fields',
  foldedFields: 'desk-fields',
  notice: 'desk-note desk-late',
  goodNotice: 'desk-note',
  listsFaults: false,
  buttons: 'desk-buttons',
  button: { primary: { weight: 'main' }, quiet: {}, 'on-dark': {} },
}
