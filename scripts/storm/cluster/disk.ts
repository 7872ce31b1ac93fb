import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small disk in memory below a folder, which a storm can fill. */
export type SmallDisk = {
  /** Takes all of its free space. */
  fill(): void
  /** Gives the space back. */
  empty(): void
  remove(): void
}

/** Mounts a disk of so many MB on a folder that exists. Throws with the message of `mount` where that is not allowed. */
export function mountDisk(folder: string, megabytes: number): SmallDisk {
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'vitrin-storm', folder)
  const ballast = join(folder, 'ballast')
  return {
    fill() {
      // Others write at the same moment, so what is left is taken until nothing is.
      for (let i = 0; i < 10; i++) {
        const { bavail, bsize } = statfsSync(folder)
        if (bavail === 0) return
        spawnSync('fallocate', ['-l', String(bavail * bsize), `${ballast}.${i}`])
      }
    },
    empty() {
      for (let i = 0; i < 10; i++) rmSync(`${ballast}.${i}`, { force: true })
    },
    remove: () => run('umount', '--lazy', folder),
  }
}

/** Whether this process may mount disks: as root of a machine, rarely in a container. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-disk-'))
  try {
    mountDisk(folder, 1).remove()
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(program: string, ...args: string[]): void {
  const { error, status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (error ?? status !== 0) throw error ?? new Error(stderr)
}
