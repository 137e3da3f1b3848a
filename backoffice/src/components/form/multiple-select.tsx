import { Select, type SelectProps } from 'antd';
import { matchesSearch } from '../../lib/matches-search.ts';

/** Several of these options, found by typing. Tab leaves the field; antd would choose the next option by it. */
export function MultipleSelect(props: Omit<SelectProps, 'mode' | 'onInputKeyDown'>) {
  return (
    <Select
      filterOption={matchesSearch}
      {...props}
      mode="multiple"
      onInputKeyDown={(event) => event.key === 'Tab' && event.stopPropagation()}
    />
  );
}
