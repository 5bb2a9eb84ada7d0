/** Announces fields that failed. */
type Announce = (fields: readonly string[]) => void;

/** Time in ms in which failures are collected: the option lists of a form are requested together. */
const COLLECTING_MS = 300;

/** Collects fields that fail shortly after each other, so that one of their messages announces all of them. */
function createFailedFields() {
  let waiting: { field: string; announce: Announce }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const announceAll = (): void => {
    const fields = [...new Set(waiting.map(({ field }) => field))];
    waiting[0]?.announce(fields);
    waiting = [];
  };
  return {
    /**
     * Adds a field to the next announcement.
     * @param announce called for one of the collected fields, with the labels of all of them
     * @returns a function that withdraws the field, unless it has been announced
     */
    add(field: string, announce: Announce): () => void {
      const entry = { field, announce };
      if (waiting.length === 0) timer = setTimeout(announceAll, COLLECTING_MS);
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
        if (waiting.length === 0) clearTimeout(timer);
      };
    },
  };
}

/** The fields whose option lists have just failed to load. */
export const failedFields = createFailedFields();
