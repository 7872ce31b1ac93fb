import { useRouteError, useRouteLoaderData } from 'react-router'
import { useWithOwn } from './own/use-own'
import { type ShellData, unloadedFrameIn } from './shell-data'

/** The data of the frame; undefined when the root route failed. */
export function useShell(): ShellData | undefined {
  const loaded = useRouteLoaderData('root') as ShellData | undefined
  const unloaded = unloadedFrameIn(useRouteError())
  return useWithOwn(loaded ?? unloaded?.shell)
}
