import { MoreOutlined } from '@ant-design/icons';
import { paths } from '@barnum/rules/paths';
import { Button, Dropdown } from 'antd';
import { Link } from 'react-router-dom';

const items = [{ key: 'price-lists', label: <Link to={paths.adminPriceLists}>Grilles de prix</Link> }];

/** The menu of the articles' page, with the way to the price lists. */
export function ArticlesMenu() {
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button icon={<MoreOutlined aria-hidden />} aria-label="Autres actions" />
    </Dropdown>
  );
}
