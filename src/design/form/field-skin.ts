/** The classes of a field: the site has utilities, the back office the names of its own sheet. */
export interface FieldSkin {
  field?: string
  label?: string
  optional?: string
  hint?: string
  error?: string
  group?: string
  legend?: string
  control?: string
  /** Beside those of the control, with a fault and without one. */
  wrong?: string
  right?: string
  selectBox?: string
  select?: string
  /** Beside those of the control, for a one-time code. */
  code?: string
  /** Signs are drawn beside errors and in selects. */
  hasGlyphs: boolean
  /** The most characters that a line takes; the rule of each field says it otherwise. */
  mostInLine?: number
}

/** The fields of the site. */
export const SITE_FIELDS: FieldSkin = {
  field: 'flex flex-col gap-1',
  label: 'flex flex-wrap items-baseline font-medium',
  optional: 'ps-2 text-small font-normal text-stone-600',
  hint: 'text-small text-stone-600',
  error: 'flex items-start gap-2 pt-1 text-small font-medium text-danger',
  group: 'flex min-w-0 flex-col gap-1',
  legend: 'pb-1 font-medium',
  control:
    'block w-full min-w-0 rounded-control border bg-white px-3 py-2 text-ink min-h-target placeholder:text-stone-600 ' +
    'transition-colors hover:border-ink disabled:bg-stone-100 disabled:text-stone-600',
  wrong: 'border-2 border-danger',
  right: 'border-stone-600',
  selectBox: 'relative block',
  select: 'appearance-none truncate pe-7',
  code: 'text-h3 tracking-[0.5ch] tabular-nums',
  hasGlyphs: true,
}

/** The fields of the back office, which `desk-step-form.css` dresses by their elements. */
export const DESK_FIELDS: FieldSkin = {
  optional: 'desk-optional',
  hint: 'desk-hint',
  error: 'desk-late',
  hasGlyphs: false,
  mostInLine: 400,
}
