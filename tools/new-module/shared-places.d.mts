interface SharedPlace {
  file: string;
  lines: readonly string[];
  changes: readonly ((text: string) => string | null)[];
}
export const sharedPlaces: (
  module: string,
  kind: string,
  onTheMap: { purpose: string; owned: string },
) => SharedPlace[];
export const changed: (text: string, place: SharedPlace) => string | null;
