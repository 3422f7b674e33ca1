import { Button } from '@/design/form/button'
import { CheckGroup, RadioGroup, Switch } from '@/design/form/choice-field'
import { CodeField } from '@/design/form/code-field'
import { ErrorSummary } from '@/design/form/error-summary'
import { CheckField, SelectField, TextArea, TextField } from '@/design/form/field'
import { PasswordField } from '@/design/form/password-field'
import { SearchField } from '@/design/form/search-field'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { DateSample, FigureSample, FileSample, FindSample } from './inputs-measured'
import { ListSample, ToastSample } from './lists-sample'
import { Part, Sample } from './sample'

interface InputsProps {
  locale: Locale
}

/** All form fields in every state, and list components. */
export function InputsPart({ locale }: InputsProps) {
  const t = words(locale, 'styleguide')
  return (
    <Part id="inputs" title={t('inputs.title')} lead={t('inputs.lead')}>
      <div className="grid items-start gap-x-6 gap-y-7 lg:grid-cols-2">
        <TextSample locale={locale} />
        <SecretSample locale={locale} />
        <ChoiceSample locale={locale} />
        <FigureSample locale={locale} />
        <FindSample locale={locale} />
        <DateSample locale={locale} />
        <FileSample locale={locale} />
        <ToastSample locale={locale} />
        <ListSample locale={locale} />
      </div>
    </Part>
  )
}

function TextSample({ locale }: InputsProps) {
  const t = words(locale, 'styleguide')
  const wrong = [{ href: '#sample-email', text: t('inputs.text.emailWrong') }]
  return (
    <Sample title={t('inputs.text.title')}>
      <ErrorSummary id="sample-errors" title={t('inputs.summary', { count: wrong.length })} items={wrong} />
      <TextField name="sample-name" label={t('inputs.text.name')} hint={t('inputs.text.nameHint')} autoComplete="off" />
      <TextField
        name="sample-full"
        label={t('inputs.text.name')}
        defaultValue={t('inputs.text.nameFilled')}
        autoComplete="off"
      />
      <TextField
        name="sample-email"
        type="email"
        label={t('inputs.text.email')}
        error={t('inputs.text.emailWrong')}
        defaultValue="malee@"
        autoComplete="off"
      />
      <TextField name="sample-reference" label={t('inputs.text.reference')} defaultValue="0153" disabled />
      <TextArea name="sample-note" label={t('inputs.text.note')} optional={t('inputs.optional')} rows={3} />
      <div className="flex flex-wrap gap-4">
        <Button>{t('inputs.send')}</Button>
        <Button aria-disabled>{t('inputs.sending')}</Button>
      </div>
    </Sample>
  )
}

function SecretSample({ locale }: InputsProps) {
  const t = words(locale, 'styleguide')
  const clear = { clear: t('inputs.search.clear') }
  return (
    <Sample title={t('inputs.secrets')}>
      <PasswordField
        name="sample-password"
        label={t('inputs.password.label')}
        hint={t('inputs.password.hint')}
        autoComplete="new-password"
        texts={{
          show: t('inputs.password.show'),
          showLabel: t('inputs.password.showLabel'),
          hide: t('inputs.password.hide'),
          hideLabel: t('inputs.password.hideLabel'),
        }}
      />
      <CodeField name="sample-code" label={t('inputs.code.label')} hint={t('inputs.code.hint')} />
      <CodeField
        name="sample-code-wrong"
        label={t('inputs.code.label')}
        error={t('inputs.code.wrong')}
        defaultValue="204816"
      />
      <SearchField name="sample-search" label={t('inputs.search.label')} texts={clear} />
      <SearchField
        name="sample-search-full"
        label={t('inputs.search.label')}
        defaultValue={t('inputs.search.filled')}
        texts={clear}
      />
      <SearchField
        name="sample-search-pending"
        label={t('inputs.search.pending')}
        defaultValue={t('inputs.search.filled')}
        texts={clear}
        isPending
      />
    </Sample>
  )
}

function ChoiceSample({ locale }: InputsProps) {
  const t = words(locale, 'styleguide')
  const rooms = (['one', 'two', 'three'] as const).map((value) => ({ value, text: t(`inputs.choices.${value}`) }))
  const ways = [
    { value: 'call', text: t('inputs.choices.call'), note: t('inputs.choices.callNote') },
    { value: 'mail', text: t('inputs.choices.mail') },
    { value: 'line', text: t('inputs.choices.line') },
  ]
  return (
    <Sample title={t('inputs.choices.title')}>
      <SelectField
        name="sample-rooms"
        label={t('inputs.choices.rooms')}
        empty={t('inputs.choices.any')}
        options={rooms}
      />
      <SelectField
        name="sample-rooms-off"
        label={t('inputs.choices.rooms')}
        options={rooms}
        defaultValue="two"
        disabled
      />
      <RadioGroup name="sample-way" label={t('inputs.choices.reach')} choices={ways} defaultValue="call" />
      <RadioGroup
        name="sample-way-wrong"
        label={t('inputs.choices.reach')}
        choices={ways}
        error={t('inputs.choices.reachWrong')}
        isInline
      />
      <CheckGroup
        name="sample-see"
        label={t('inputs.choices.see')}
        optional={t('inputs.optional')}
        defaultValues={['model']}
        choices={[
          { value: 'model', text: t('inputs.choices.model') },
          { value: 'view', text: t('inputs.choices.view') },
          { value: 'area', text: t('inputs.choices.area'), note: t('inputs.choices.areaNote'), isDisabled: true },
        ]}
      />
      <CheckField name="sample-news" label={t('inputs.choices.news')} hint={t('inputs.choices.newsHint')} />
      <Switch
        name="sample-watch"
        label={t('inputs.choices.watch')}
        hint={t('inputs.choices.watchHint')}
        defaultChecked
      />
      <Switch name="sample-watch-no" label={t('inputs.choices.watch')} />
      <Switch name="sample-watch-off" label={t('inputs.choices.watch')} disabled />
    </Sample>
  )
}
