/** A version's notes, for those who use the portal or its API. */
type ReleaseNotes = {
  readonly version: string;
  /** YYYY-MM-DD; null if the heading has none. */
  readonly day: string | null;
  readonly parts: readonly {
    /** As in the file: `For visitors`. */
    readonly heading: string;
    /** Markdown, one line each. */
    readonly notes: readonly string[];
  }[];
};

/** Who reads the page; operators and developers read the file. */
const readers = ['For visitors', 'For users'];

/** The versions in CHANGELOG.md, newest first, with what concerns visitors and users; those without any are left out. */
export function releaseNotesOf(changelog: string): readonly ReleaseNotes[] {
  const [, ...versions] = changelog.split(/^## /m);
  return versions
    .map((text): ReleaseNotes => {
      const [heading = '', ...parts] = text.split(/^### /m);
      const [, version = heading.trim(), day = null] =
        /^(\S+)(?: \((\d{4}-\d\d-\d\d)\))?/.exec(heading) ?? [];
      return {
        version,
        day,
        parts: parts
          .map((part) => {
            const [title = '', ...lines] = part.split('\n');
            const notes = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2).trim());
            return { heading: title.trim(), notes };
          })
          .filter((part) => readers.includes(part.heading) && part.notes.length > 0),
      };
    })
    .filter(({ parts }) => parts.length > 0);
}
