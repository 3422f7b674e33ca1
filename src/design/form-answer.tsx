import type { RefObject } from 'react'
import type { FormState } from '@/kernel/form-state'
import { ErrorSummary } from './error-summary'
import { type FieldGroup, type FormTexts, faultsTitle, faultText } from './field-specs'
import { type FormSkin, SITE_FORM } from './form-skin'

interface FormAnswerProps {
  /** Gets the focus when the answer comes. */
  ref: RefObject<HTMLDivElement | null>
  /** Before the ids of its form, where several are on one page. */
  id?: string
  state: Pick<FormState, 'notice' | 'faults' | 'stands'>
  texts: FormTexts
  groups?: readonly FieldGroup[]
  skin?: FormSkin
}

const labelOf = (groups: readonly FieldGroup[], field: string) =>
  groups.flatMap(({ fields }) => fields).find(({ name }) => name === field)?.label ?? ''

/** What a form was answered: why it was not taken, that it was, or its faults with a link to each field. */
export function FormAnswer({ ref, id, state, texts, groups = [], skin = SITE_FORM }: FormAnswerProps) {
  const { notice, faults, stands } = state
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
        items={faults.map((fault) => ({
          href: `#${id ? `${id}-` : ''}${fault.field}`,
          text: (texts.colon ? labelOf(groups, fault.field) + texts.colon : '') + faultText(texts, fault),
        }))}
      />
    )
  return faults.length > 0 ? (
    <div ref={ref} role="alert" tabIndex={-1} className={skin.notice}>
      {title}
    </div>
  ) : null
}
