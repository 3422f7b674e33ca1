import type { RefObject } from 'react'
import type { FieldFault, FormState } from '@/kernel/form/form-state'
import { ErrorSummary } from './error-summary'
import { type FormTexts, faultsTitle } from './field-specs'
import { type FormSkin, SITE_FORM } from './form-skin'

interface FormAnswerProps<Notice extends string, Fault extends FieldFault> {
  /** Gets the focus when the answer comes. */
  ref: RefObject<HTMLDivElement | null>
  /** Before the ids of its form, where several are on one page. */
  id?: string
  state: Pick<FormState<Notice, Fault>, 'notice' | 'faults' | 'stands'>
  texts: Pick<FormTexts, 'notices' | 'errors' | 'good'>
  /** The sentence of a fault in the list above the form. */
  textOf: (fault: Fault) => string
  /** The id that the sentence leads to: by default that of its field. */
  anchorOf?: (field: Fault['field']) => string
  skin?: FormSkin
}

/** What a form was answered: why it was not taken, that it was, or its faults with a link to each field. */
export function FormAnswer<Notice extends string, Fault extends FieldFault>({
  ref,
  id,
  state: { notice, faults, stands },
  texts,
  textOf,
  anchorOf = (field) => (id ? `${id}-${field}` : field),
  skin = SITE_FORM,
}: FormAnswerProps<Notice, Fault>) {
  if (notice) {
    const isGood = texts.good?.includes(notice) === true
    return (
      <div
        ref={ref}
        role={isGood ? 'status' : 'alert'}
        tabIndex={-1}
        className={isGood ? skin.goodNotice : skin.notice}
      >
        {texts.notices[notice] ?? texts.notices.unavailable}
        {stands?.length ? (
          <ul className="mt-3 list-disc ps-5 font-normal wrap-anywhere">
            {stands.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
      </div>
    )
  }
  const title = faultsTitle(texts.errors, faults.length)
  if (skin.listsFaults)
    return (
      <ErrorSummary
        ref={ref}
        id={id && `${id}-errors`}
        title={title}
        items={faults.map((fault) => ({ href: `#${anchorOf(fault.field)}`, text: textOf(fault) }))}
      />
    )
  return faults.length > 0 ? (
    <div ref={ref} role="alert" tabIndex={-1} className={skin.notice}>
      {title}
    </div>
  ) : null
}
