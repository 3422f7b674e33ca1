import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../show/class-names'
import { described, FieldError, FieldHint, type Frame, fieldParts, GroupFrame } from './field-frame'

export interface Choice {
  value: string
  text: ReactNode
  /** What choosing this option means. */
  note?: ReactNode
  isDisabled?: boolean
}

interface ChoiceListProps extends Frame {
  choices: readonly Choice[]
  /** Options side by side where there is space. */
  isInline?: boolean
  disabled?: boolean
}

function Choices({
  type,
  name,
  id,
  isChosen,
  choices,
  isInline,
  disabled,
  error,
}: Omit<ChoiceListProps, 'label'> & { type: 'radio' | 'checkbox'; isChosen: (value: string) => boolean }) {
  return (
    <div className={classNames('flex', isInline ? 'flex-wrap gap-x-6' : 'flex-col')}>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex min-h-target cursor-pointer items-start gap-3 py-2 has-disabled:cursor-default has-disabled:text-stone-600"
        >
          <input
            type={type}
            name={name}
            id={`${id}-${choice.value}`}
            value={choice.value}
            defaultChecked={isChosen(choice.value)}
            disabled={disabled || choice.isDisabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={choice.note ? `${id}-${choice.value}-note` : undefined}
            className="mt-1 size-5 shrink-0 rounded-control accent-accent"
          />
          <span className="flex min-w-0 flex-col">
            {choice.text}
            {choice.note ? (
              <span id={`${id}-${choice.value}-note`} className="text-small text-stone-600">
                {choice.note}
              </span>
            ) : null}
          </span>
        </label>
      ))}
    </div>
  )
}

/** One of a few options, all visible. */
export function RadioGroup({ defaultValue, ...props }: ChoiceListProps & { defaultValue?: string }) {
  const { frame, name, control } = fieldParts(props)
  return (
    <GroupFrame {...frame}>
      <Choices
        type="radio"
        name={name}
        id={frame.id}
        error={frame.error}
        isChosen={(value) => value === defaultValue}
        {...control}
      />
    </GroupFrame>
  )
}

/** Any of a few options. Each checked one posts its value under the same name. */
export function CheckGroup({ defaultValues = [], ...props }: ChoiceListProps & { defaultValues?: readonly string[] }) {
  const { frame, name, control } = fieldParts(props)
  return (
    <GroupFrame {...frame}>
      <Choices
        type="checkbox"
        name={name}
        id={frame.id}
        error={frame.error}
        isChosen={(value) => defaultValues.includes(value)}
        {...control}
      />
    </GroupFrame>
  )
}

type SwitchProps = Omit<Frame, 'optional'> & Omit<ComponentProps<'input'>, keyof Frame | 'type' | 'role'>

/** An on/off setting that applies at once. Without scripts it posts like a checkbox. */
export function Switch(props: SwitchProps) {
  const { frame, name, control } = fieldParts(props)
  return (
    <div className={frame.className}>
      <label className="flex min-h-target cursor-pointer items-center justify-between gap-5 has-disabled:cursor-default has-disabled:text-stone-600">
        <span className="min-w-0">{frame.label}</span>
        <span className="relative inline-flex shrink-0">
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a box that is ticked says so by itself
            role="switch"
            name={name}
            className="peer h-6 w-8 cursor-pointer appearance-none rounded-full border border-stone-600 bg-white transition-colors checked:border-accent checked:bg-accent hover:border-ink disabled:cursor-default disabled:border-stone-400 disabled:bg-stone-200"
            {...control}
            {...described(frame.id, frame.hint, frame.error)}
          />
          {/* The border keeps the knob visible in forced-colors mode. */}
          <span
            aria-hidden="true"
            className="pointer-events-none absolute start-1 top-1 size-5 rounded-full border border-transparent bg-stone-600 transition-[translate,background-color] peer-checked:translate-x-6 peer-checked:bg-white"
          />
        </span>
      </label>
      <FieldHint id={frame.id}>{frame.hint}</FieldHint>
      <FieldError id={frame.id}>{frame.error}</FieldError>
    </div>
  )
}
