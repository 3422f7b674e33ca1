import { CONTACT_WAYS, type DeskLeadPage } from '../../domain/desk/desk-lead'
import { nextStepVersion } from '../../domain/desk/form-versions'
import type { SalesWords } from './desk-words'
import { StepForm } from './step-form'

/** Notes that a seller got in touch, or tried. */
export function ContactForm({ t, lead }: { t: SalesWords; lead: number }) {
  return (
    <>
      <h2>{t.contactTitle}</h2>
      <p>{t.contactHint}</p>
      <StepForm lead={lead} step="contact">
        <label>
          {t.way}
          <select name="way">
            {CONTACT_WAYS.map((way) => (
              <option key={way} value={way}>
                {t.ways[way]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" name="reached" value="yes" data-weight="main">
          {t.reached}
        </button>
        <button type="submit" name="reached" value="no">
          {t.notReached}
        </button>
      </StepForm>
    </>
  )
}

/** What is done next, and when. */
export function NextStepForm({ t, lead, today }: { t: SalesWords; lead: DeskLeadPage; today: string }) {
  return (
    <>
      <h2>{t.nextStep}</h2>
      <StepForm lead={lead.id} step="next" version={nextStepVersion(lead)}>
        <label>
          {t.nextStep}
          <input name="text" required maxLength={200} defaultValue={lead.nextStep} />
        </label>
        <label>
          {t.nextDay}
          <input type="date" name="on" required min={today} defaultValue={lead.nextOn ?? ''} />
        </label>
        <button type="submit">{t.save}</button>
      </StepForm>
      {lead.nextOn === null ? null : (
        <StepForm lead={lead.id} step="clear" version={nextStepVersion(lead)}>
          <button type="submit">{t.clear}</button>
        </StepForm>
      )}
    </>
  )
}
