'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { fileSize } from '@/kernel/media/file-size'
import { classNames } from '../show/class-names'
import { Icon } from '../show/icon'
import { useHydrated } from '../show/use-hydrated'
import { described, FieldFrame, type Frame, fieldParts } from './field-frame'

export interface FileTexts {
  /** Text of the drop area. */
  choose: string
  /** Label of the remove button; the file name is appended for screen readers. */
  remove: string
  /** Shown beside a file above the size limit, which is not posted. */
  tooLarge: string
}

type FileFieldProps = Frame & {
  texts: FileTexts
  /** Size limit of each file. The server decides. */
  maxBytes?: number
} & Omit<ComponentProps<'input'>, keyof Frame | 'type'>

const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/** File upload by picker or drag and drop. Each file is listed with its size and can be removed. */
export function FileField({ texts, maxBytes = Number.POSITIVE_INFINITY, ...props }: FileFieldProps) {
  const { frame, name, control } = fieldParts(props)
  const [files, setFiles] = useState<readonly File[]>([])
  const input = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()

  // Chosen before hydration.
  useEffect(() => setFiles([...(input.current?.files ?? [])]), [])

  function take(next: readonly File[]) {
    setFiles(next)
    const sent = new DataTransfer()
    for (const file of next) if (file.size <= maxBytes) sent.items.add(file)
    if (input.current) input.current.files = sent.files
  }

  function add(chosen: readonly File[]) {
    const kept = control.multiple ? files.filter((file) => !chosen.some((one) => isSame(one, file))) : []
    take([...kept, ...chosen])
  }

  return (
    <FieldFrame {...frame}>
      <div
        className={classNames(
          'relative rounded-control border border-dashed bg-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:bg-stone-100',
          frame.error ? 'border-2 border-danger' : 'border-stone-600',
          !control.disabled && 'transition-colors hover:border-ink',
        )}
      >
        <input
          ref={input}
          type="file"
          name={name}
          // The transparent input covers the drop area, so clicks and drops reach it.
          className={isHydrated ? 'absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default' : 'w-full p-3'}
          {...control}
          {...described(frame.id, frame.hint, frame.error, `${frame.id}-files`)}
          onChange={(event) => add([...(event.target.files ?? [])])}
        />
        {isHydrated ? (
          <span
            aria-hidden="true"
            className={classNames(
              'flex min-h-8 items-center justify-center gap-3 px-3 py-2 text-center',
              control.disabled && 'text-stone-600',
            )}
          >
            <Icon name="document" />
            {texts.choose}
          </span>
        ) : null}
      </div>
      <ul id={`${frame.id}-files`} aria-live="polite" className="divide-y divide-stone-200">
        {files.map((file) => (
          <Chosen
            key={`${file.name} ${file.size} ${file.lastModified}`}
            file={file}
            isTooLarge={file.size > maxBytes}
            texts={texts}
            onRemove={() => {
              take(files.filter((one) => one !== file))
              input.current?.focus()
            }}
          />
        ))}
      </ul>
    </FieldFrame>
  )
}

interface ChosenProps {
  file: File
  isTooLarge: boolean
  texts: FileTexts
  onRemove: () => void
}

function Chosen({ file, isTooLarge, texts, onRemove }: ChosenProps) {
  return (
    <li className="flex items-center justify-between gap-4">
      <span className="min-w-0 py-2 wrap-anywhere">
        {file.name}{' '}
        <span className="text-small whitespace-nowrap text-stone-600 tabular-nums">{fileSize(file.size)}</span>
        {isTooLarge ? <span className="block text-small font-medium text-danger">{texts.tooLarge}</span> : null}
      </span>
      <button
        type="button"
        onClick={onRemove}
        aria-label={`${texts.remove} ${file.name}`}
        className="min-h-target min-w-target shrink-0 text-small underline decoration-stone-400 underline-offset-4 hover:decoration-current"
      >
        {texts.remove}
      </button>
    </li>
  )
}
